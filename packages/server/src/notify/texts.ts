import type { Language } from '../people/person.ts';
import type { News } from './news.ts';

/** Short enough for a lock screen; mails say the same and add where to go. */
export interface Texts {
  readonly editions: Readonly<Record<string, string>>;
  title(kind: News['kind']): string;
  about(game: string, opponents: string): string;
  until(time: string): string;
  /** For mails. */
  readonly toTable: string;
  readonly stop: string;
  readonly confirmTitle: string;
  readonly confirmAsk: string;
  readonly confirmIgnore: string;
  /** For the pages behind the links in mails. */
  readonly confirmButton: string;
  readonly confirmed: string;
  readonly stopAsk: string;
  readonly stopButton: string;
  readonly stopped: string;
}

const pick =
  (titles: Readonly<Record<News['kind'], string>>) =>
  (kind: News['kind']): string =>
    titles[kind];

const en: Texts = {
  editions: { nz: 'New Zealand', second: 'Second Edition' },
  title: pick({ turn: 'It is your turn', reminder: 'Your time is nearly up', over: 'The game is over' }),
  about: (game, opponents) => (opponents ? `${game}, with ${opponents}` : game),
  until: (time) => `Time until ${time}`,
  toTable: 'To the table:',
  stop: 'No more mails like this:',
  confirmTitle: 'Is this your address?',
  confirmAsk:
    'Somebody wants to be told at this address when it is their turn at a Drover table. Was it you? Then say yes:',
  confirmIgnore: 'If not, do nothing: there will be no other mail.',
  confirmButton: 'Yes, this is my address',
  confirmed: 'Thank you. You will be told by mail when it is your turn.',
  stopAsk: 'Shall Drover stop writing to you?',
  stopButton: 'Stop the mails',
  stopped: 'Done. There will be no more mails.',
};

const fr: Texts = {
  editions: { nz: 'Nouvelle-Zélande', second: 'Seconde Édition' },
  title: pick({ turn: "C'est votre tour", reminder: 'Votre temps est presque écoulé', over: 'La partie est terminée' }),
  about: (game, opponents) => (opponents ? `${game}, avec ${opponents}` : game),
  until: (time) => `Vous avez jusqu'au ${time}`,
  toTable: 'Vers la table\u00a0:',
  stop: 'Ne plus recevoir ces messages\u00a0:',
  confirmTitle: 'Cette adresse est-elle la vôtre\u00a0?',
  confirmAsk:
    "Quelqu'un veut être prévenu à cette adresse quand c'est son tour à une table Drover. Est-ce vous\u00a0? Alors confirmez\u00a0:",
  confirmIgnore: "Sinon, ne faites rien\u00a0: il n'y aura pas d'autre message.",
  confirmButton: "Oui, c'est mon adresse",
  confirmed: 'Merci. Vous serez prévenu par courriel quand ce sera votre tour.',
  stopAsk: 'Drover doit-il cesser de vous écrire\u00a0?',
  stopButton: 'Arrêter les messages',
  stopped: "C'est fait. Vous ne recevrez plus de messages.",
};

const pl: Texts = {
  editions: { nz: 'Nowa Zelandia', second: 'Druga edycja' },
  title: pick({ turn: 'Twoja kolej', reminder: 'Twój czas prawie minął', over: 'Koniec gry' }),
  about: (game, opponents) => (opponents ? `${game}, przy stole: ${opponents}` : game),
  until: (time) => `Czas do: ${time}`,
  toTable: 'Do stołu:',
  stop: 'Koniec takich wiadomości:',
  confirmTitle: 'Czy to twój adres?',
  confirmAsk:
    'Ktoś chce dostawać na ten adres wiadomości, gdy przychodzi jego kolej przy stole Drover. Jeśli to ty, potwierdź:',
  confirmIgnore: 'Jeśli nie, nic nie rób: innych wiadomości nie będzie.',
  confirmButton: 'Tak, to mój adres',
  confirmed: 'Dziękujemy. Gdy przyjdzie twoja kolej, dostaniesz wiadomość.',
  stopAsk: 'Czy Drover ma przestać do ciebie pisać?',
  stopButton: 'Zatrzymaj wiadomości',
  stopped: 'Gotowe. Nie będzie więcej wiadomości.',
};

export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, pl };

/** Title and line for a piece of news. Times are those of Greenwich: where people are is not known. */
export function tell(language: Language, news: News): { title: string; lines: string[] } {
  const texts = TEXTS[language];
  const opponents = new Intl.ListFormat(language, { type: 'conjunction' }).format(news.opponents);
  const lines = [texts.about(texts.editions[news.edition] ?? news.edition, opponents)];
  if (news.deadline !== null) lines.push(texts.until(timeIn(language, news.deadline)));
  return { title: texts.title(news.kind), lines };
}

const timeIn = (language: Language, time: number): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;
