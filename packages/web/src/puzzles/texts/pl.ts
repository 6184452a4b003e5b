import { pluralIn } from '@drover/words';
import type { PuzzleLabels } from './en.ts';

const { plural: count } = pluralIn('pl');

export const puzzles: PuzzleLabels = {
  title: 'Znajdź najlepszą turę',
  intro:
    'Pozycje z gier na wysokim poziomie, w których jedna tura jest wyraźnie lepsza od tych, które same się nasuwają. Znajdź ją na prawdziwym stole.',
  today: 'Zagadka dnia',
  todayAbout: 'Ta sama dla wszystkich, codziennie nowa.',
  todaySolved: 'Rozwiązana. Jutro będzie nowa.',
  streak: (n) => `${count(n, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })} z rzędu`,
  share: (n, all) => `Rozwiązane zagadki: ${n} z ${all} rozpoczętych`,
  grades: { 1: 'Spójrz dwa razy', 2: 'Planuj naprzód', 3: 'Myśl głębiej' },
  gradesAbout: {
    1: 'To, co od razu daje najwięcej, nie jest najlepszą turą.',
    2: 'Pierwszy plan, jaki przychodzi do głowy, nie wystarcza.',
    3: 'Ile ta tura jest warta, widać dopiero w następnych.',
  },
  puzzle: (n) => `Zagadka ${n}`,
  solved: 'Rozwiązana',
  shown: 'Odpowiedź obejrzana',
  tried: 'Jeszcze nierozwiązana',
  fresh: 'Nowa',
  solve: 'Rozwiąż',
  look: 'Obejrzyj ponownie',
  none: 'Nie ma tu jeszcze zagadek.',
  all: 'Wszystkie zagadki',
  task: 'Twoja tura. Znajdź najlepszą.',
  free: 'Do końca tury możesz cofnąć wszystko.',
  show: 'Pokaż najlepszą turę',
  showAbout: 'Wtedy zagadka nie liczy się jako rozwiązana.',
  judging: 'Porównuję twoją turę z najlepszą…',
  best: 'Rozwiązana: to najlepsza tura.',
  asGood: 'Rozwiązana: to tak samo dobra tura jak najlepsza.',
  near: (vp) => `Prawie: dobry pomysł, ale o około ${vp} mniej niż najlepsza tura.`,
  worse: (vp) => `O około ${vp} gorzej niż najlepsza tura.`,
  lucky: 'Twoja tura liczy się do chwili, w której coś wyszło na jaw.',
  overlooked: 'W czym najlepsza tura jest lepsza od twojej:',
  later: 'W czym najlepsza tura jest lepsza od twojej, widać w następnych turach.',
  answer: 'Najlepsza tura',
  margin: (vp, give) => `O około ${vp} lepsza niż każdy inny plan, z dokładnością do ${give}.`,
  step: (n, all) => `Krok ${n} z ${all}`,
  forward: 'Następny krok',
  backward: 'Krok wstecz',
  again: 'Spróbuj jeszcze raz',
  next: 'Następna zagadka',
};
