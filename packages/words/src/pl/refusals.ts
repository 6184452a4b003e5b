import { BUILDER, BUYER } from '../pack/ids.ts';
import type { RefusalWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { ends, plural, workers, workersAcc } from './grammar.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const named = (what: string, otherwise: string): string => capital(what === '' ? otherwise : what);

export const refusals: RefusalWords = {
  malformed: () => 'To nie jest ruch.',
  'game-over': () => 'Gra jest skończona.',
  'not-your-turn': () => 'Teraz decyduje inny gracz.',
  'not-asked': () => 'Tego nie można teraz wybrać.',
  'too-dear': ({ what, cost, purse }) => `${named(what, 'to')}: kosztuje ${cost}, masz ${purse}.`,
  'not-enough-gold': ({ what, need, have }) => `${named(what, 'to')}: kosztuje ${some.gold(need)}, masz ${have}.`,
  'not-enough-tokens': ({ need, have }) => `Potrzeba: ${counts.tokens(need)}, masz ${have}.`,
  'not-enough-craftsmen': ({ edition, what, need, have }) =>
    `${named(what, 'ten budynek')}: wymaga ${workersAcc(BUILDER[edition], need)}, masz ${have}.`,
  'not-enough-shepherds': ({ edition, need, have }) =>
    `Potrzeba: ${plural(need, workers[BUYER[edition]])}, wolne: ${have}.`,
  'no-shearer-left': () => 'W tej akcji nie można ostrzyc więcej owiec.',
  'no-idle-shearer': () => 'W tej akcji nie ma wolnego postrzygacza.',
  'too-far': ({ what, need, have }) => `${named(what, 'to miejsce')}: odległość ${need}, twój zasięg to ${have}.`,
  'upgrade-too-far': ({ what, need, have }) =>
    `${named(what, 'to miejsce')}: odległość ${need} razem z rozbudową, twój zasięg to ${have}.`,
  'not-far-enough': ({ need }) => `Lokomotywa nie może się stąd cofnąć o ${some.spaces(need)}.`,
  'not-exactly': ({ what, need }) => `${named(what, 'to pole')}: nie leży dokładnie ${some.spaces(need)} w tył.`,
  'not-reachable': ({ what, from }) =>
    `${named(what, 'to miejsce')}: ${from === '' ? 'stąd nieosiągalne' : `stamtąd nieosiągalne (${from})`}.`,
  'already-there': ({ what }) => `${named(what, 'to miejsce')}: już tam jesteś.`,
  'step-by-step': ({ what }) => `Podaj każde miejsce po drodze: ${what}.`,
  'not-there': ({ what }) => `${named(what, 'to miejsce')}: tam nie można tego zrobić.`,
  'out-of-reach': ({ what, need, have }) => `${named(what, 'to miejsce')}: wymaga ${need}, twoja wartość to ${have}.`,
  'row-full': ({ what }) => (what === '' ? 'Rząd jest pełny.' : `Rząd jest pełny: ${what}.`),
  'no-such-worker': ({ what }) => (what === '' ? 'Nie ma kogo zatrudnić.' : `Nie ma tu takiego pracownika: ${what}.`),
  'no-worker': ({ what }) =>
    `Nie masz zatrudnionego pracownika, którego można oddelegować${what === '' ? '' : `: ${what}`}.`,
  'row-closed': () => 'W tym rzędzie stoi żeton rynku: na razie nic tu nie kupisz.',
  'no-more-workers': () => 'Żeton opuścił rynek pracy: nie wybiera się już pracowników.',
  'no-such-space': () => 'Na rynku nie ma takiego pola.',
  'empty-space': ({ what }) => `${named(what, 'to miejsce')}: puste.`,
  'space-taken': ({ what }) => `${named(what, 'to miejsce')}: zajęte.`,
  'gate-closed': ({ what, need, have }) =>
    `${named(what, 'ta działka')}: dostępna od pola ${need} toru pioniera, twoje pole to ${have}.`,
  'not-higher': ({ edition, what, need }) =>
    `${named(what, 'nowy budynek')}: musi wymagać ${need === 0 ? '' : `dokładnie o ${need} `}więcej ${workers[BUILDER[edition]].many} niż ten, który zastępuje.`,
  'nothing-to-replace': () => 'Nie masz na szlaku budynku do zastąpienia.',
  'not-in-supply': ({ what }) => `${named(what, 'to')}: nie ma już w twoich zasobach.`,
  'sold-out': ({ what }) => `${named(what, 'to')}: teraz nie ma.`,
  'already-delivered': ({ what }) => `${named(what, 'to miejsce')}: leży tu już twój dysk.`,
  'already-upgraded': ({ what }) => `${named(what, 'to miejsce')}: masz już tę rozbudowę.`,
  'no-storehouse-there': ({ what }) => `${named(what, 'ten punkt')}: otwiera go twój magazyn w jego porcie.`,
  'no-storehouse-left': () => 'Nie masz już takiego magazynu.',
  'no-disc': () => 'Nie masz dysku z odpowiednimi narożnikami, na który cię stać.',
  'no-disc-there': ({ what }) => `${named(what, 'to miejsce')}: nie ma tam twojego dysku do przeniesienia.`,
  'dark-corners': () => 'Dysk z ciemnymi narożnikami nie trafia na białe, dopóki masz inne.',
  'white-corners-only': () => 'Pierwszy dysk pochodzi z pola z białymi narożnikami.',
  'disc-gone': ({ what }) => `${named(what, 'to pole')}: już odsłonięte.`,
  'card-not-in-hand': ({ what }) => `Nie masz w ręce: ${what === '' ? 'taka karta' : what}.`,
  'other-card-wanted': ({ what }) => `Potrzebna jest inna karta: ${what}.`,
  'already-revealed': ({ what }) => `${named(what, 'ta rasa')}: już odkryta, każda rasa liczy się raz.`,
  'not-a-sheep': ({ what }) => `${named(what, 'ta karta')}: to nie zwierzę.`,
  'no-cards': () => 'Nie masz już kart do dobrania.',
  'too-many-cards': ({ have }) => `Można tu dobrać najwyżej ${some.cards(have)}.`,
  'no-hazard': ({ what }) => `${named(what, 'szlak')}: nie ma tu niebezpieczeństwa.`,
  'no-outlaw': ({ what }) => `${named(what, 'szlak')}: nie ma tu bandyty.`,
  locked: ({ what }) => `${named(what, 'ta akcja pomocnicza')}: wciąż zakryta dyskami.`,
  'not-doubled': ({ what }) => `${named(what, 'ta akcja pomocnicza')}: podwójna dopiero bez obu dysków.`,
  'single-only': () => 'Tutaj wolno wykonać tylko pojedynczą akcję pomocniczą.',
  'already-used': () => 'Ta akcja jest już wykorzystana.',
  'instead-of-local': () => 'Albo akcje lokalne, albo akcja pomocnicza, nie jedno i drugie.',
  'auxiliary-used': () => 'Jedyna akcja pomocnicza tej fazy jest już wykorzystana.',
  'building-replaced': () => 'Ten budynek został zastąpiony; nowy jest na razie zamknięty.',
  'trail-end': ({ edition }) => `${ends[edition]} nie ma akcji lokalnych ani pomocniczych.`,
  'not-own-building': () => 'Nie ma tu akcji dla ciebie.',
  'nothing-to-gain': () => 'To nic nie da.',
  'during-reveal': () => 'Nie w czasie odkrycia kart.',
  'finish-first': () => 'Najpierw dokończ to, co zaczęte.',
  'opening-first': () => 'Najpierw kroki otwierające twoją pierwszą turę.',
  'only-in-window': () => 'Karty zagrywa się przed ruchem albo przed akcją lub po niej.',
  'must-take': () => 'Z tego nie można zrezygnować.',
  'discs-left': () => 'Dopóki można położyć dysk z twojej planszy, musi to być jeden z nich.',
};
