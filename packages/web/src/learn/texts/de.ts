import type { LearnLabels } from './en.ts';

export const learn: LearnLabels = {
  title: 'Das Spiel lernen',
  intro: 'Kurze Lektionen am echten Tisch. Der Reihe nach oder einzeln; aufhören kannst du jederzeit.',
  coach: 'Trainer',
  all: 'Alle Lektionen',
  start: 'Beginnen',
  goOn: 'Weitermachen',
  repeat: 'Wiederholen',
  solved: 'Geschafft',
  step: (n, all) => `Schritt ${n} von ${all}`,
  task: 'Deine Aufgabe',
  next: 'Weiter',
  again: 'Noch einmal versuchen',
  nextChapter: 'Nächste Lektion',
  play: 'Erstes Spiel beginnen',
  points: 'Deine Punkte bisher',
  other: 'Das ginge. Tu jetzt aber, was auf dem Tisch leuchtet.',
  ends: 'Du könntest deinen Zug hier beenden. Tu erst, was auf dem Tisch leuchtet.',
  early: 'Einen Augenblick: Drücke erst auf Weiter.',
};
