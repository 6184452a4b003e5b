import { BUYER } from '../pack/ids.ts';
import type { QuestionWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { herders, plural, workers } from './grammar.ts';

export const questions: QuestionWords = {
  'opening-discard': () => 'Którą kartę odrzucić przed pierwszą turą?',
  'first-place': ({ edition }) => `Na którym budynku neutralnym postawić ${herders[edition]}?`,
  'phase-a': ({ n }) => `Dokąd iść, najwyżej ${counts.steps(n)}?`,
  'phase-b': () => 'Co zrobić tutaj?',
  'move-on': ({ n }) => `Dokąd iść dalej, najwyżej ${counts.steps(n)}?`,
  appoint: ({ edition }) =>
    edition === 'nz' ? 'Oddelegować pracownika jako kapitana portu?' : 'Oddelegować pracownika jako zawiadowcę?',
  auxiliary: () => 'Którą akcję pomocniczą wykonać?',
  build: () => 'Który budynek postawić?',
  buy: ({ edition, n }) =>
    `${edition === 'nz' ? 'Które owce kupić' : 'Które bydło kupić'}? Wolne: ${plural(n, workers[BUYER[edition]])}.`,
  certificates: ({ n }) => `Ile certyfikatów wziąć, najwyżej ${n}?`,
  discard: ({ n }) => (n === 1 ? 'Którą kartę odrzucić?' : `Które karty odrzucić, jedną po drugiej? Jeszcze ${n}.`),
  'discard-for': ({ edition }) => (edition === 'nz' ? 'Którą owcę odrzucić?' : 'Którą kartę bydła odrzucić?'),
  'discard-second': ({ edition }) =>
    edition === 'nz' ? 'Którą drugą owcę odrzucić?' : 'Którą drugą kartę bydła odrzucić?',
  draw: ({ n }) => `Ile kart dobrać, najwyżej ${n}?`,
  either: () => 'Które z dwojga?',
  hire: () => 'Kogo zatrudnić?',
  objective: () => 'Którą kartę celu wziąć?',
  offer: () => 'Wziąć to, co jest do wzięcia?',
  pick: ({ edition, n }) =>
    `${edition === 'nz' ? 'Którą owcę wziąć' : 'Którą kartę bydła wziąć'}? Jeszcze najwyżej ${n}.`,
  'remove-hazard': () => 'Które niebezpieczeństwo usunąć?',
  site: ({ what }) => `Gdzie postawić budynek ${what}?`,
  income: ({ edition }) =>
    edition === 'nz' ? 'Które owce odkryć i ile certyfikatów dodać?' : 'Ile certyfikatów dodać?',
  delivery: ({ n }) => `Dokąd dostarczyć przy wartości ${n} i z którym dyskiem?`,
  'first-disc': () => 'Który dysk położyć na torze pioniera?',
  'choose-foresight-a': () => 'Który żeton rozwoju A położyć?',
  'choose-foresight-b': () => 'Który żeton rozwoju B położyć?',
  flip: () => 'Który żeton odwrócić?',
  invest: () => 'Który żeton bonusu wziąć?',
  join: () => 'Do którego rzędu dołączyć nowego pracownika?',
  pathfinder: ({ n }) => `O ile przesunąć się na torze pioniera, najwyżej ${some.spaces(n)}?`,
  post: ({ what }) => `Który dysk położyć (${what})?`,
  'remote-storehouse': () => 'Który port rozbudować?',
  retire: () => 'Którą początkową owcę usunąć z gry?',
  shear: ({ n }) => (n === 0 ? 'Ostrzyc odkryte owce?' : `Które owce ostrzyc? Jeszcze najwyżej ${n}.`),
  'idle-shearers': ({ n }) => `Dobrać i odrzucić za wolnych postrzygaczy? Zostało: ${n}.`,
  ship: ({ n }) => `Dokąd przesunąć statek, najwyżej o ${some.spaces(n)}, licząc rozbudowę jako jedno?`,
  storehouse: () => 'Który magazyn zdjąć z planszy?',
  'wool-post': ({ n }) => `Dostarczyć wełnę o wartości ${n} i z którym dyskiem?`,
  'choose-foresight': ({ n }) => `Który żeton rozwoju ${n} położyć?`,
  'choose-raise': () => 'Które zwierzę Simmental dorasta?',
  borrow: () => 'Którego sąsiedniego budynku użyć?',
  borrowed: ({ what }) => `Co zrobić z budynkiem: ${what}?`,
  bounty: () => 'Którego bandytę wziąć?',
  cull: ({ n }) => `Które karty usunąć z gry? Jeszcze najwyżej ${n}.`,
  engine: ({ n }) => `Dokąd przesunąć lokomotywę, najwyżej o ${some.spaces(n)} do przodu?`,
  'engine-back': ({ n }) => `Dokąd cofnąć lokomotywę, dokładnie o ${some.spaces(n)}?`,
  'engine-return': () => 'Dokąd jedzie lokomotywa z końca torów?',
  'free-delivery': ({ n }) => `Dokąd dostarczyć przy wartości ${n}, bez transportu, i z którym dyskiem?`,
  'special-delivery': () => 'Jak daleko cofnąć lokomotywę dla dostawy?',
  station: ({ what }) => `Rozbudować (${what}) i z którym dyskiem?`,
  'station-behind': () => 'Którą stację za lokomotywą rozbudować?',
  stroll: ({ n }) => `Dokąd się przejść, najwyżej ${counts.steps(n)}?`,
};
