import { capital } from '../pack/capital.ts';
import { BUILDER, BUYER } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { ByEdition, RefusalWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { animals, ends } from './editions.ts';
import { acc, at, fits, from, gen, into, nom, workers, workersGen } from './grammar.ts';

/** The subject of a sentence. */
const named = (what: Name | null, otherwise: string): string => capital(what === null ? otherwise : nom(what));
const there = (what: Name | null): string => (what === null ? 'w tym miejscu' : at(what));
const to = (what: Name | null): string => `do ${what === null ? 'tego miejsca' : gen(what)}`;
const thing = (what: Name | null): string => (what === null ? 'tego' : gen(what));

const aboard: ByEdition = { nz: 'Twój statek już tam jest.', second: 'Twoja lokomotywa już tam jest.' };

export const refusals: RefusalWords = {
  malformed: () => 'Nieprawidłowy ruch.',
  'game-over': () => 'Gra jest skończona.',
  'not-your-turn': () => 'Teraz decyduje inny gracz.',
  'not-asked': () => 'Tego nie można teraz wybrać.',
  'too-dear': ({ what, cost, purse }) => `${named(what, 'to')} kosztuje ${cost}, masz ${purse}.`,
  'not-enough-gold': ({ what, need, have }) => `${named(what, 'to')} kosztuje ${some.gold(need)}, masz ${have}.`,
  'not-enough-tokens': ({ need, have }) => `To kosztuje ${counts.tokens(need)}, masz ${have}.`,
  'not-enough-builders': ({ edition, what, need, have }) =>
    `${named(what, 'ten budynek')} wymaga ${workersGen(BUILDER[edition], need)}, masz ${have}.`,
  'not-enough-buyers': ({ edition, need, have }) => `To wymaga ${workersGen(BUYER[edition], need)}, wolne: ${have}.`,
  'no-shearer-left': () => 'W tej akcji nie można ostrzyc więcej owiec.',
  'no-idle-shearer': () => 'W tej akcji nie ma wolnego postrzygacza.',
  'too-far': ({ edition, what, need, have }) =>
    need === 0 ? aboard[edition] : `Za daleko ${to(what)}: odległość ${need}, twój zasięg to ${have}.`,
  'upgrade-too-far': ({ what, need, have }) =>
    `Za daleko ${to(what)}: odległość ${need} razem z rozbudową, twój zasięg to ${have}.`,
  'not-far-enough': ({ need }) => `Lokomotywa nie może się stąd cofnąć o ${some.spaces(need)}.`,
  'not-exactly': ({ what, need }) =>
    `Cofając się dokładnie o ${some.spaces(need)}, nie trafisz ${what === null ? 'na to pole' : into(what)}.`,
  'not-reachable': ({ what, from: start }) =>
    `Nie da się ${start === null ? 'stąd' : from(start)} dotrzeć ${to(what)}.`,
  'already-there': ({ what }) => `Już jesteś ${there(what)}.`,
  'step-by-step': ({ way }) => `Podaj każde miejsce po drodze: ${way.map(({ alone }) => alone).join(' > ')}.`,
  'not-there': ({ what }) => `Nie można tego zrobić ${there(what)}.`,
  'out-of-reach': ({ what, need, have }) => `${named(what, 'to miejsce')} wymaga wartości ${need}, twoja to ${have}.`,
  'row-full': ({ what }) => (what === null ? 'Rząd jest pełny.' : `Rząd ${gen(what)} jest pełny.`),
  'no-such-worker': ({ what }) =>
    what === null ? 'Nie ma kogo zatrudnić.' : `Nie ma tu ${gen(what)} do zatrudnienia.`,
  'no-worker': ({ what }) => `Nie masz ${what === null ? 'pracownika' : gen(what)} do oddelegowania.`,
  'row-closed': () => 'W tym rzędzie jest żeton rynku: na razie nic tu nie kupisz.',
  'no-more-workers': () => 'Żeton opuścił rynek pracy: nie można już wybierać pracowników.',
  'no-such-space': () => 'Na rynku nie ma takiego pola.',
  'empty-space': ({ what }) => `${capital(there(what))} nic nie ma.`,
  'space-taken': ({ what }) =>
    what === null
      ? 'To miejsce jest już zajęte.'
      : `${named(what, '')} jest już ${fits(what, 'zajęty', 'zajęta', 'zajęte')}.`,
  'gate-closed': ({ what, need, have }) => `Dostęp ${to(what)} daje pole ${need} toru pioniera, twoje pole to ${have}.`,
  'not-higher': ({ edition, what, need }) =>
    `${named(what, 'nowy budynek')} musi wymagać ${need === 0 ? '' : `dokładnie o ${need} `}więcej ${workers[BUILDER[edition]].many} niż ten, który zastępuje.`,
  'nothing-to-replace': () => 'Nie masz na szlaku budynku do zastąpienia.',
  'not-in-supply': ({ what }) => `Nie masz już w zasobach ${thing(what)}.`,
  'sold-out': ({ what }) =>
    what === null
      ? 'Tego teraz nie ma.'
      : `${named(what, '')} nie jest teraz ${fits(what, 'dostępny', 'dostępna', 'dostępne')}.`,
  'already-delivered': ({ what }) => `Twój dysk już leży ${there(what)}.`,
  'already-upgraded': ({ what }) =>
    what === null
      ? 'To miejsce masz już rozbudowane.'
      : `${capital(acc(what))} masz już ${fits(what, 'rozbudowany', 'rozbudowaną', 'rozbudowane')}.`,
  'no-storehouse-there': ({ what }) =>
    `${named(what, 'ten punkt')} jest dostępny dopiero z twoim magazynem w jego porcie.`,
  'no-storehouse-left': () => 'Nie masz już magazynu z tej pary.',
  'no-disc': () => 'Nie masz dysku z odpowiednimi narożnikami, na który cię stać.',
  'no-disc-there': ({ what }) => `Nie masz dysku do przeniesienia ${there(what)}.`,
  'dark-corners': () => 'Dopóki masz dysk z białymi narożnikami, musisz użyć tutaj takiego.',
  'white-corners-only': () => 'Pierwszy dysk pochodzi z pola z białymi narożnikami.',
  'disc-gone': ({ what }) =>
    what === null ? 'To pole jest już odblokowane.' : `Pole „${what.alone}” jest już odblokowane.`,
  'card-not-in-hand': ({ what }) => (what === null ? 'Nie masz takiej karty w ręce.' : `Nie masz w ręce ${gen(what)}.`),
  'other-card-wanted': ({ what }) => (what === null ? 'Potrzebna jest inna karta.' : `Potrzebujesz ${gen(what)}.`),
  'already-revealed': ({ what }) =>
    `${named(what, 'ta rasa')} jest już ${what === null ? 'odkryta' : fits(what, 'odkryty', 'odkryta', 'odkryte')}: każda rasa liczy się raz.`,
  'not-a-sheep': ({ edition, what }) => `${named(what, 'ta karta')} to nie ${animals[edition].one}.`,
  'no-cards': () => 'Nie masz już kart do dobrania.',
  'too-many-cards': ({ have }) => `Można tu dobrać maksymalnie ${some.cards(have)}.`,
  'no-hazard': ({ what }) =>
    what === null ? 'Na szlaku nie ma niebezpieczeństw.' : `Nie ma niebezpieczeństwa ${there(what)}.`,
  'no-outlaw': ({ what }) => (what === null ? 'Na szlaku nie ma bandytów.' : `Nie ma bandyty ${there(what)}.`),
  locked: ({ what }) =>
    what === null ? 'Ta akcja pomocnicza jest wciąż zablokowana.' : `Pole „${what.alone}” jest wciąż zablokowane.`,
  'not-doubled': ({ what }) =>
    what === null
      ? 'Tę akcję pomocniczą można podwoić dopiero po zdjęciu obu dysków.'
      : `„${capital(what.alone)}” można podwoić dopiero po zdjęciu obu dysków.`,
  'single-only': () => 'Tutaj wolno wykonać tylko pojedynczą akcję pomocniczą.',
  'already-used': () => 'Ta akcja została już wykonana.',
  'instead-of-local': () => 'Wykonaj albo akcje lokalne, albo akcję pomocniczą, nie jedno i drugie.',
  'auxiliary-used': () => 'Jedyna akcja pomocnicza tej fazy została już wykonana.',
  'building-replaced': () => 'Ten budynek został zastąpiony; z nowego nie można jeszcze korzystać.',
  'trail-end': ({ edition }) => `${ends[edition]} nie ma akcji lokalnych ani pomocniczych.`,
  'not-own-building': () => 'Nie ma tu akcji dla ciebie.',
  'nothing-to-gain': () => 'To nic nie da.',
  'during-reveal': () => 'Nie można tego zrobić podczas odkrywania kart.',
  'finish-first': () => 'Najpierw dokończ bieżącą akcję.',
  'opening-first': () => 'Najpierw dokończ przygotowania do swojej pierwszej tury.',
  'only-in-window': () => 'Karty zagrywa się przed ruchem albo przed akcją lub po niej.',
  'must-take': () => 'Z tego nie można zrezygnować.',
  'discs-left': () => 'Dopóki można położyć dysk z twojej planszy, musi to być jeden z nich.',
};
