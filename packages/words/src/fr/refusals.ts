import { BUILDER, BUYER } from '../pack/ids.ts';
import type { RefusalWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { ends, plural, workers } from './grammar.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const named = (what: string, otherwise: string): string => capital(what === '' ? otherwise : what);

export const refusals: RefusalWords = {
  malformed: () => "Ce n'est pas un coup.",
  'game-over': () => 'La partie est finie.',
  'not-your-turn': () => 'Un autre joueur doit décider maintenant.',
  'not-asked': () => 'Ce choix est impossible maintenant.',
  'too-dear': ({ what, cost, purse }) => `${named(what, 'cela')} : coûte ${cost}, vous avez ${purse}.`,
  'not-enough-gold': ({ what, need, have }) => `${named(what, 'cela')} : coûte ${need} or, vous en avez ${have}.`,
  'not-enough-tokens': ({ need, have }) => `Il faut ${counts.tokens(need)}, vous en avez ${have}.`,
  'not-enough-craftsmen': ({ edition, what, need, have }) =>
    `${named(what, 'ce bâtiment')} : demande ${plural(need, workers[BUILDER[edition]])}, vous en avez ${have}.`,
  'not-enough-shepherds': ({ edition, need, have }) =>
    `Il faut ${plural(need, workers[BUYER[edition]])}, il en reste ${have}.`,
  'no-shearer-left': () => "On ne peut plus tondre d'autre mouton avec cette action.",
  'no-idle-shearer': () => "Aucun tondeur de cette action n'est libre.",
  'too-far': ({ what, need, have }) =>
    `${named(what, 'ce lieu')} : à ${need} de distance, vous pouvez avancer de ${have}.`,
  'upgrade-too-far': ({ what, need, have }) =>
    `${named(what, 'ce lieu')} : à ${need} de distance, amélioration comprise, vous pouvez avancer de ${have}.`,
  'not-far-enough': ({ need }) => `La locomotive ne peut pas reculer de ${need} d'où elle est.`,
  'not-exactly': ({ what, need }) => `${named(what, 'cette case')} : pas exactement ${need} en arrière.`,
  'not-reachable': ({ what, from }) =>
    `${named(what, 'ce lieu')} : hors d'atteinte ${from === '' ? "d'ici" : `depuis là (${from})`}.`,
  'already-there': ({ what }) => `${named(what, 'ce lieu')} : vous y êtes déjà.`,
  'step-by-step': ({ what }) => `Nommez chaque lieu traversé en chemin : ${what}.`,
  'not-there': ({ what }) => `${named(what, 'ce lieu')} : cela ne se fait pas là.`,
  'out-of-reach': ({ what, need, have }) => `${named(what, 'ce lieu')} : demande ${need}, votre total est de ${have}.`,
  'row-full': ({ what }) => (what === '' ? 'La rangée est pleine.' : `La rangée est pleine : ${what}.`),
  'no-such-worker': ({ what }) => (what === '' ? "Il n'y a personne à engager." : `Il n'y en a pas ici : ${what}.`),
  'no-worker': ({ what }) => `Vous n'avez pas d'ouvrier engagé à céder${what === '' ? '' : ` de ce type : ${what}`}.`,
  'row-closed': () => "Le marqueur est dans cette rangée : rien n'y est encore à vendre.",
  'no-more-workers': () => "Le marqueur a quitté le marché de l'emploi : on ne choisit plus d'ouvriers.",
  'no-such-space': () => "Le marché n'a pas cette case.",
  'empty-space': ({ what }) => `${named(what, 'cette case')} : vide.`,
  'space-taken': ({ what }) => `${named(what, 'cette case')} : occupée.`,
  'gate-closed': ({ what, need, have }) =>
    `${named(what, 'cette case')} : s'ouvre à ${need} sur la piste Exploration, vous êtes à ${have}.`,
  'not-higher': ({ edition, what, need }) =>
    `${named(what, 'le nouveau bâtiment')} : doit demander ${need === 0 ? 'plus' : `exactement ${need} de plus`} que celui qu'il remplace (${workers[BUILDER[edition]].other}).`,
  'nothing-to-replace': () => "Vous n'avez aucun bâtiment à remplacer sur le parcours.",
  'not-in-supply': ({ what }) => `${named(what, 'cela')} : plus dans votre réserve.`,
  'sold-out': ({ what }) => `${named(what, 'cela')} : il n'y en a pas à prendre maintenant.`,
  'already-delivered': ({ what }) => `${named(what, 'ce lieu')} : a déjà un disque à vous.`,
  'already-upgraded': ({ what }) => `${named(what, 'ce lieu')} : déjà amélioré par vous.`,
  'no-storehouse-there': ({ what }) => `${named(what, 'ce comptoir')} : s'ouvre avec un entrepôt à vous dans son port.`,
  'no-storehouse-left': () => "Vous n'avez plus de tel entrepôt.",
  'no-disc': () => "Vous n'avez aucun disque à la bonne bordure que vous puissiez payer.",
  'no-disc-there': ({ what }) => `${named(what, 'ce lieu')} : aucun disque à vous à déplacer.`,
  'dark-corners': () => "Un disque à bordure noire ne va pas sur une bordure blanche tant que vous en avez d'autres.",
  'white-corners-only': () => "Le premier disque vient d'un emplacement à bordure blanche.",
  'disc-gone': ({ what }) => `${named(what, 'cet emplacement')} : déjà libéré.`,
  'card-not-in-hand': ({ what }) => `Pas dans votre main : ${what === '' ? 'une telle carte' : what}.`,
  'other-card-wanted': ({ what }) => `C'est une autre carte qu'il faut : ${what}.`,
  'already-revealed': ({ what }) => `${named(what, 'cette race')} : déjà révélée, chaque race compte une fois.`,
  'not-a-sheep': ({ what }) => `${named(what, 'cette carte')} : pas un animal.`,
  'no-cards': () => "Vous n'avez plus de carte à piocher.",
  'too-many-cards': ({ have }) => `Ici, on pioche au plus ${some.cards(have)}.`,
  'no-hazard': ({ what }) => `${named(what, 'le parcours')} : il n'y a aucun danger.`,
  'no-outlaw': ({ what }) => `${named(what, 'le parcours')} : il n'y a aucun hors-la-loi.`,
  locked: ({ what }) => `${named(what, 'cette action auxiliaire')} : encore couverte par ses disques.`,
  'not-doubled': ({ what }) =>
    `${named(what, 'cette action auxiliaire')} : pour la doubler, ses deux disques doivent être partis.`,
  'single-only': () => 'Seule une action auxiliaire simple est permise ici.',
  'already-used': () => 'Cette action a déjà servi.',
  'instead-of-local': () => 'Soit les actions de lieu, soit une action auxiliaire, pas les deux.',
  'auxiliary-used': () => 'La seule action auxiliaire de cette phase a déjà servi.',
  'building-replaced': () => "Le bâtiment d'ici a été remplacé ; le nouveau est encore fermé.",
  'trail-end': ({ edition }) => `${ends[edition]} n'a ni action de lieu ni action auxiliaire.`,
  'not-own-building': () => "Il n'y a pas d'action pour vous ici.",
  'nothing-to-gain': () => 'Cela ne rapporterait rien.',
  'during-reveal': () => 'Pas pendant une révélation de cartes.',
  'finish-first': () => "Terminez d'abord ce qui est commencé.",
  'opening-first': () => "D'abord les étapes d'ouverture de votre premier tour.",
  'only-in-window': () => 'On joue des cartes avant de se déplacer, ou avant ou après une action.',
  'must-take': () => 'On ne peut pas y renoncer.',
  'discs-left': () => "Tant qu'un disque de votre plateau peut être placé, ce doit être l'un d'eux.",
};
