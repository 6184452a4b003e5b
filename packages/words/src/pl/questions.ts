import { BUYER } from '../pack/ids.ts';
import type { ByEdition, QuestionWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { animals, herdersAcc } from './editions.ts';
import { acc, at, gen, own, plural, workers } from './grammar.ts';

const appoint: ByEdition = {
  nz: 'Oddelegować pracownika jako kapitana portu?',
  second: 'Oddelegować pracownika jako zawiadowcę?',
};
const destination: ByEdition = { nz: 'punkt handlowy', second: 'miasto' };
const income: ByEdition = {
  nz: 'Odkryj owce i dodaj certyfikaty',
  second: 'Dodaj certyfikaty',
};

export const questions: QuestionWords = {
  'opening-discard': () => 'Odrzuć kartę przed swoją pierwszą turą',
  'first-place': ({ edition }) => `Wybierz budynek neutralny dla ${herdersAcc[edition]}`,
  'phase-a': ({ n }) => `Przejdź maksymalnie ${counts.steps(n)}`,
  'phase-b': () => 'Wybierz akcję',
  'move-on': ({ n }) => `Idź dalej maksymalnie o ${counts.steps(n)}`,
  appoint: ({ edition }) => appoint[edition],
  auxiliary: () => 'Wybierz akcję pomocniczą',
  build: () => 'Wybierz budynek do postawienia',
  buy: ({ edition, n }) => `Kup ${animals[edition].stock} (wolne: ${plural(n, workers[BUYER[edition]])})`,
  certificates: ({ n }) => `Weź maksymalnie ${some.certificates(n)}`,
  discard: ({ n }) => (n === 1 ? 'Odrzuć kartę' : `Odrzuć ${some.cards(n)}`),
  'discard-for': ({ edition }) => `Odrzuć ${animals[edition].acc}`,
  'discard-second': ({ edition }) => `Odrzuć drugą ${animals[edition].acc}`,
  draw: ({ n }) => `Dobierz maksymalnie ${some.cards(n)}`,
  either: () => 'Wybierz jedną z możliwości',
  hire: () => 'Zatrudnij pracownika',
  objective: () => 'Weź kartę celu',
  offer: () => 'Wziąć nagrodę?',
  pick: ({ edition, n }) => `Weź ${animals[edition].acc} (jeszcze maksymalnie ${n})`,
  'remove-hazard': () => 'Usuń niebezpieczeństwo',
  site: ({ what }) => `Wybierz działkę pod ${what === null ? 'budynek' : acc(what)}`,
  income: ({ edition }) => income[edition],
  delivery: ({ edition, n }) => `Przeprowadź dostawę (wartość ${n}): wybierz ${destination[edition]} i dysk`,
  'first-disc': () => 'Wybierz dysk na tor pioniera',
  'choose-foresight-a': () => 'Połóż żeton rozwoju A',
  'choose-foresight-b': () => 'Połóż żeton rozwoju B',
  flip: () => 'Wybierz żeton do odwrócenia',
  invest: () => 'Weź żeton bonusu',
  join: () => 'Wybierz rząd dla nowego pracownika',
  pathfinder: ({ n }) => `Przesuń się maksymalnie o ${some.spaces(n)} na torze pioniera`,
  post: ({ what }) => `Połóż dysk ${what === null ? 'w punkcie handlowym' : at(what)}`,
  'remote-storehouse': () => 'Rozbuduj port',
  retire: () => 'Usuń z gry kartę owcy gracza',
  shear: ({ n }) => (n === 0 ? 'Ostrzyc odkryte owce?' : `Odkryj owce do ostrzyżenia (jeszcze maksymalnie ${n})`),
  'idle-shearers': ({ n }) => `Dobrać i odrzucić kartę za wolnych postrzygaczy? (zostało: ${n})`,
  ship: ({ n }) => `Przesuń statek maksymalnie o ${some.spaces(n)} (rozbudowa portu liczy się jako 1 pole)`,
  storehouse: () => 'Zdejmij magazyn ze swojej planszy',
  'wool-post': ({ n }) => `Dostarczyć wełnę (wartość ${n})? Wybierz dysk`,
  'choose-foresight': ({ n }) => `Połóż żeton rozwoju ${n}`,
  'choose-raise': () => 'Wybierz zwierzę Simmental, które dorasta',
  borrow: () => 'Wybierz sąsiedni budynek',
  borrowed: ({ what }) => `Wybierz akcję ${what === null ? 'budynku' : gen(own(what))}`,
  bounty: () => 'Weź bandytę',
  cull: ({ n }) => `Usuń karty z gry (jeszcze maksymalnie ${n})`,
  engine: ({ n }) => `Przesuń lokomotywę maksymalnie o ${some.spaces(n)} do przodu`,
  'engine-back': ({ n }) => `Cofnij lokomotywę dokładnie o ${some.spaces(n)}`,
  'engine-return': () => 'Wybierz, dokąd jedzie lokomotywa z końca linii kolejowej',
  'free-delivery': ({ n }) => `Przeprowadź dostawę (wartość ${n}, bez kosztów transportu): wybierz miasto i dysk`,
  'special-delivery': () => 'Cofnij lokomotywę, potem przeprowadź dostawę',
  station: ({ what }) => `Rozbudować ${what === null ? 'stację' : acc(what)}? Wybierz dysk`,
  'station-behind': () => 'Rozbuduj stację za lokomotywą',
  stroll: ({ n }) => `Wykonaj dodatkowy ruch maksymalnie o ${counts.steps(n)}`,
};
