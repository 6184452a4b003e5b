import { capital } from '../pack/capital.ts';
import { BUILDER, BUYER } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { ByEdition, RefusalWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { animals, ends } from './editions.ts';
import { au, de, du, fits, le, noneOf, plural, un, workers } from './grammar.ts';

/** The subject of a sentence. */
const named = (what: Name | null, otherwise: string): string => capital(what === null ? otherwise : le(what));
const there = (what: Name | null): string => (what === null ? 'là' : au(what));
const on = (what: Name | null, otherwise: string): string => `sur ${what === null ? otherwise : le(what)}`;
const onboard: ByEdition = { nz: 'Votre bateau s’y trouve déjà.', second: 'Votre locomotive s’y trouve déjà.' };

export const refusals: RefusalWords = {
  malformed: () => 'Coup non valide.',
  'game-over': () => 'La partie est finie.',
  'not-your-turn': () => 'C’est à un autre joueur de décider.',
  'not-asked': () => 'Ce choix est impossible maintenant.',
  'too-dear': ({ what, cost, purse }) => `${named(what, 'cela')} coûte ${cost}, vous avez ${purse}.`,
  'not-enough-gold': ({ what, need, have }) => `${named(what, 'cela')} coûte ${need} or, vous en avez ${have}.`,
  'not-enough-tokens': ({ need, have }) => `Il faut ${counts.tokens(need)}, vous en avez ${have}.`,
  'not-enough-builders': ({ edition, what, need, have }) =>
    `${named(what, 'ce bâtiment')} demande ${plural(need, workers[BUILDER[edition]])}, vous en avez ${have}.`,
  'not-enough-buyers': ({ edition, need, have }) =>
    `Il faut ${plural(need, workers[BUYER[edition]])}, il en reste ${have}.`,
  'no-shearer-left': () => 'On ne peut plus tondre d’autre mouton avec cette action.',
  'no-idle-shearer': () => 'Aucun tondeur de cette action n’est libre.',
  'too-far': ({ edition, what, need, have }) =>
    need === 0
      ? onboard[edition]
      : `${named(what, 'ce lieu')} est trop loin : distance ${need}, vous pouvez avancer de ${have}.`,
  'upgrade-too-far': ({ what, need, have }) =>
    `${named(what, 'ce lieu')} est trop loin : distance ${need} avec l’amélioration, vous pouvez avancer de ${have}.`,
  'not-far-enough': ({ need }) => `La locomotive ne peut pas reculer ${some.bySpaces(need)} depuis sa position.`,
  'not-exactly': ({ what, need }) =>
    `${named(what, 'cette case')} n’est pas à exactement ${some.spaces(need)} en arrière.`,
  'not-reachable': ({ what, from }) =>
    `${named(what, 'ce lieu')} est hors d’atteinte ${from === null ? 'd’ici' : `depuis ${le(from)}`}.`,
  'already-there': ({ what }) => `Vous êtes déjà ${there(what)}.`,
  'step-by-step': ({ way }) =>
    `Indiquez chaque lieu traversé en chemin : ${way.map(({ alone }) => alone).join(' > ')}.`,
  'not-there': ({ what }) => `Ce n’est pas possible ${there(what)}.`,
  'out-of-reach': ({ what, need, have }) =>
    `${named(what, 'ce lieu')} demande un total de ${need}, le vôtre est de ${have}.`,
  'row-full': ({ what }) => (what === null ? 'La rangée est pleine.' : `La rangée ${du(what)} est pleine.`),
  'no-such-worker': ({ what }) =>
    what === null ? 'Il n’y a personne à engager.' : `Il n’y a pas ${noneOf(what)} à engager ici.`,
  'no-worker': ({ what }) => `Vous n’avez pas ${what === null ? 'd’ouvrier' : noneOf(what)} à affecter.`,
  'row-closed': () => 'Le marqueur est dans cette rangée : rien n’y est encore à vendre.',
  'no-more-workers': () => 'Le marqueur a quitté le marché de l’emploi : on ne choisit plus d’ouvriers.',
  'no-such-space': () => 'Cette case n’existe pas au marché.',
  'empty-space': ({ what }) => `Il n’y a rien ${on(what, 'cette case')}.`,
  'space-taken': ({ what }) =>
    what === null ? 'Cette case est déjà occupée.' : `${named(what, '')} est déjà ${fits(what, 'occupé', 'occupée')}.`,
  'gate-closed': ({ what, need, have }) =>
    `${named(what, 'cette case')} demande la case ${need} de la piste Exploration, vous êtes à la case ${have}.`,
  'not-higher': ({ edition, what, need }) =>
    `${named(what, 'le nouveau bâtiment')} doit demander ${need === 0 ? `plus ${de(workers[BUILDER[edition]].other)}` : `exactement ${plural(need, workers[BUILDER[edition]])} de plus`} que celui qu’il remplace.`,
  'nothing-to-replace': () => 'Vous n’avez aucun bâtiment à remplacer sur le parcours.',
  'not-in-supply': ({ what }) => `${named(what, 'cela')} n’est plus dans votre réserve.`,
  'sold-out': ({ what }) =>
    what === null ? 'Il n’y en a plus.' : `${named(what, '')} n’est pas disponible maintenant.`,
  'already-delivered': ({ what }) => `Vous avez déjà un disque ${what === null ? 'ici' : au(what)}.`,
  'already-upgraded': ({ what }) => `Vous avez déjà amélioré ${what === null ? 'ce lieu' : le(what)}.`,
  'no-storehouse-there': ({ what }) => `${named(what, 'ce comptoir')} s’ouvre avec un de vos entrepôts dans son port.`,
  'no-storehouse-left': () => 'Vous n’avez plus d’entrepôt de cette paire.',
  'no-disc': () => 'Vous n’avez aucun disque à la bonne bordure que vous puissiez payer.',
  'no-disc-there': ({ what }) => `Vous n’avez pas de disque à déplacer ${there(what)}.`,
  'dark-corners': () => 'Tant qu’il vous en reste un, il faut ici un disque à bordure blanche.',
  'white-corners-only': () => 'Le premier disque vient d’un emplacement à bordure blanche.',
  'disc-gone': ({ what }) =>
    what === null ? 'Cet emplacement est déjà débloqué.' : `L’emplacement « ${what.alone} » est déjà débloqué.`,
  'card-not-in-hand': ({ what }) =>
    what === null ? 'Vous n’avez pas cette carte en main.' : `Vous n’avez pas ${noneOf(what)} en main.`,
  'other-card-wanted': ({ what }) => (what === null ? 'Il faut une autre carte.' : `Il faut ${un(what)}.`),
  'already-revealed': ({ what }) =>
    `${what === null ? 'Cette race est déjà révélée' : `${capital(un(what))} est déjà ${fits(what, 'révélé', 'révélée')}`} : chaque race compte une fois.`,
  'not-a-sheep': ({ edition, what }) => `${named(what, 'cette carte')} n’est pas une ${animals[edition].one}.`,
  'no-cards': () => 'Vous n’avez plus de carte à piocher.',
  'too-many-cards': ({ have }) => `Ici, on pioche au plus ${some.cards(have)}.`,
  'no-hazard': ({ what }) => `Il n’y a aucun danger ${on(what, 'le parcours')}.`,
  'no-outlaw': ({ what }) => `Il n’y a aucun hors-la-loi ${on(what, 'le parcours')}.`,
  locked: ({ what }) =>
    what === null
      ? 'Cette action auxiliaire est encore bloquée.'
      : `L’emplacement « ${what.alone} » est encore bloqué.`,
  'not-doubled': ({ what }) =>
    `Pour doubler ${what === null ? 'cette action auxiliaire' : `« ${what.alone} »`}, ses deux disques doivent avoir été retirés.`,
  'single-only': () => 'Seule une action auxiliaire simple est permise ici.',
  'already-used': () => 'Vous avez déjà effectué cette action.',
  'instead-of-local': () => 'Effectuez soit des actions de Lieu, soit une action auxiliaire, pas les deux.',
  'auxiliary-used': () => 'Vous avez déjà effectué la seule action auxiliaire de cette phase.',
  'building-replaced': () => 'Le bâtiment qui était ici a été remplacé ; le nouveau n’est pas encore utilisable.',
  'trail-end': ({ edition }) => `${ends[edition]} n’a ni action de Lieu ni action auxiliaire.`,
  'not-own-building': () => 'Il n’y a pas d’action pour vous ici.',
  'nothing-to-gain': () => 'Cela n’aurait aucun effet.',
  'during-reveal': () => 'Impossible pendant que l’on révèle des cartes.',
  'finish-first': () => 'Terminez d’abord l’action en cours.',
  'opening-first': () => 'Terminez d’abord la mise en place de votre premier tour.',
  'only-in-window': () => 'On joue des cartes avant de se déplacer, ou avant ou après une action.',
  'must-take': () => 'On ne peut pas y renoncer.',
  'discs-left': () => 'Tant qu’un disque de votre plateau peut être placé, ce doit être l’un d’eux.',
};
