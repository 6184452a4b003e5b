import type { LearnLabels } from './en.ts';

export const learn: LearnLabels = {
  title: 'Nauka gry',
  intro: 'Krótkie lekcje na prawdziwym stole. Po kolei albo na wyrywki; w każdej chwili możesz przerwać.',
  coach: 'Trener',
  all: 'Wszystkie lekcje',
  start: 'Zacznij',
  goOn: 'Kontynuuj',
  repeat: 'Powtórz',
  solved: 'Ukończone',
  step: (n, all) => `Krok ${n} z ${all}`,
  task: 'Zadanie dla ciebie',
  next: 'Dalej',
  again: 'Spróbuj jeszcze raz',
  nextChapter: 'Następna lekcja',
  play: 'Zagraj pierwszą grę',
  points: 'Twoje dotychczasowe punkty',
  other: 'Możesz to zrobić. Na razie wybierz to, co jest podświetlone na stole.',
  ends: 'Możesz tu zakończyć turę. Najpierw wybierz to, co jest podświetlone na stole.',
  early: 'Chwileczkę: najpierw naciśnij Dalej.',
};
