import type { EditionId } from '@drover/engine';
import { LOCALES, typesetAll } from '@drover/words';
import type { Language } from '../people/person.ts';
import type { Notification } from './notification.ts';

/** Short enough for a lock screen; mails say the same and add where to go. */
export interface Texts {
  readonly editions: Readonly<Record<EditionId, string>>;
  title(kind: Notification['kind']): string;
  about(game: string, opponents: string): string;
  until(time: string): string;
  /** For mails. */
  readonly toTable: string;
  readonly stop: string;
  readonly confirmTitle: string;
  readonly confirmAsk: string;
  readonly confirmIgnore: string;
  readonly movedTitle: string;
  movedTold(name: string): string;
  readonly movedNotYou: string;
  readonly resetTitle: string;
  resetAsk(name: string): string;
  readonly resetIgnore: string;
  /** For the pages behind the links in mails. */
  readonly confirmButton: string;
  readonly confirmed: string;
  readonly stopAsk: string;
  readonly stopButton: string;
  readonly stopped: string;
}

const pick =
  (titles: Readonly<Record<Notification['kind'], string>>) =>
  (kind: Notification['kind']): string =>
    titles[kind];

const en: Texts = {
  editions: { nz: 'New Zealand', second: 'Second Edition' },
  title: pick({
    turn: 'It is your turn',
    reminder: 'Your time is nearly up',
    full: 'Everybody is there: open the table so that the game can begin',
    over: 'The game is over',
  }),
  about: (game, opponents) => (opponents ? `${game}, with ${opponents}` : game),
  until: (time) => `You have until ${time}`,
  toTable: 'Open the table:',
  stop: 'Unsubscribe:',
  confirmTitle: 'Is this your address?',
  confirmAsk:
    'Someone asked to be notified at this address when it is their turn at a Drover table. If it was you, confirm:',
  confirmIgnore: 'If not, do nothing: there will be no further emails.',
  movedTitle: 'Your Drover account has another address',
  movedTold: (name) => `Emails about your account “${name}” no longer come to this address.`,
  movedNotYou:
    'If it was not you who changed this, choose a new password under Account right away, and tell whoever runs this server.',
  resetTitle: 'A new password for Drover',
  resetAsk: (name) => `Choose a new password for your account “${name}” here. The link works once, for one hour:`,
  resetIgnore: 'If you did not ask for this, do nothing: your password stays as it is.',
  confirmButton: 'Yes, this is my address',
  confirmed: 'Thank you. You will get an email when it is your turn.',
  stopAsk: 'Unsubscribe from Drover emails?',
  stopButton: 'Unsubscribe',
  stopped: 'Done. There will be no more emails.',
};

const de: Texts = {
  editions: { nz: 'Neuseeland', second: 'Zweite Edition' },
  title: pick({
    turn: 'Du bist am Zug',
    reminder: 'Deine Zeit ist fast um',
    full: 'Alle sind da: Öffne den Tisch, damit die Partie beginnen kann',
    over: 'Die Partie ist zu Ende',
  }),
  about: (game, opponents) => (opponents ? `${game}, mit ${opponents}` : game),
  until: (time) => `Du hast Zeit bis zum ${time}`,
  toTable: 'Zum Tisch:',
  stop: 'E-Mails abbestellen:',
  confirmTitle: 'Ist das deine Adresse?',
  confirmAsk:
    'Jemand möchte unter dieser Adresse Bescheid bekommen, wenn er an einem Drover-Tisch am Zug ist. Wenn du das bist, bestätige es:',
  confirmIgnore: 'Wenn nicht, musst du nichts tun: Es kommt keine weitere E-Mail.',
  movedTitle: 'Dein Drover-Konto hat eine andere Adresse',
  movedTold: (name) => `E-Mails zu deinem Konto „${name}“ kommen nicht mehr an diese Adresse.`,
  movedNotYou:
    'Wenn du das nicht geändert hast, wähle unter Konto sofort ein neues Passwort und sag dem Betreiber dieses Servers Bescheid.',
  resetTitle: 'Ein neues Passwort für Drover',
  resetAsk: (name) =>
    `Hier kannst du ein neues Passwort für dein Konto „${name}“ wählen. Der Link gilt einmal und eine Stunde lang:`,
  resetIgnore: 'Wenn du das nicht wolltest, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  confirmButton: 'Ja, das ist meine Adresse',
  confirmed: 'Danke. Du bekommst eine E-Mail, wenn du am Zug bist.',
  stopAsk: 'Soll Drover dir nicht mehr schreiben?',
  stopButton: 'E-Mails abbestellen',
  stopped: 'Erledigt. Es kommen keine E-Mails mehr.',
};

const fr: Texts = {
  editions: { nz: 'Nouvelle-Zélande', second: 'Seconde Édition' },
  title: pick({
    turn: 'C’est votre tour',
    reminder: 'Votre temps est presque écoulé',
    full: 'Tout le monde est là\u00a0: ouvrez la table pour que la partie commence',
    over: 'La partie est terminée',
  }),
  about: (game, opponents) => (opponents ? `${game}, avec ${opponents}` : game),
  until: (time) => `Vous avez jusqu’au ${time}`,
  toTable: 'Ouvrir la table :',
  stop: 'Ne plus recevoir ces e-mails :',
  confirmTitle: 'Cette adresse est-elle la vôtre ?',
  confirmAsk:
    'Quelqu’un a demandé à recevoir un e-mail à cette adresse quand c’est son tour à une table Drover. Si c’est vous, confirmez :',
  confirmIgnore: 'Sinon, ne faites rien : il n’y aura pas d’autre e-mail.',
  movedTitle: 'Votre compte Drover a une autre adresse',
  movedTold: (name) => `Les e-mails de votre compte « ${name} » n’arrivent plus à cette adresse.`,
  movedNotYou:
    'Si ce changement ne vient pas de vous, choisissez tout de suite un nouveau mot de passe sous Compte et prévenez la personne qui gère ce serveur.',
  resetTitle: 'Un nouveau mot de passe pour Drover',
  resetAsk: (name) =>
    `Choisissez ici un nouveau mot de passe pour votre compte « ${name} ». Le lien fonctionne une seule fois, pendant une heure :`,
  resetIgnore: 'Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
  confirmButton: 'Oui, c’est mon adresse',
  confirmed: 'Merci. Un e-mail vous préviendra quand ce sera votre tour.',
  stopAsk: 'Drover doit-il cesser de vous écrire ?',
  stopButton: 'Arrêter les e-mails',
  stopped: 'C’est fait. Vous ne recevrez plus d’e-mails.',
};

const pl: Texts = {
  editions: { nz: 'Nowa Zelandia', second: 'Druga edycja' },
  title: pick({
    turn: 'Twoja kolej',
    reminder: 'Twój czas prawie minął',
    full: 'Jest komplet graczy: otwórz stół, aby gra mogła się zacząć',
    over: 'Koniec gry',
  }),
  about: (game, opponents) => (opponents ? `${game}, przy stole: ${opponents}` : game),
  until: (time) => `Masz czas do: ${time}`,
  toTable: 'Otwórz stół:',
  stop: 'Rezygnacja z wiadomości:',
  confirmTitle: 'Czy to twój adres?',
  confirmAsk:
    'Ktoś chce dostawać na ten adres wiadomości, gdy przychodzi jego kolej przy stole Drover. Jeśli to ty, potwierdź:',
  confirmIgnore: 'Jeśli nie, nic nie rób: innych wiadomości nie będzie.',
  movedTitle: 'Twoje konto Drover ma inny adres',
  movedTold: (name) => `Wiadomości dotyczące konta „${name}” nie będą już przychodzić na ten adres.`,
  movedNotYou:
    'Jeśli to nie twoja zmiana, od razu ustaw nowe hasło w zakładce Konto i powiadom osobę, która prowadzi ten serwer.',
  resetTitle: 'Nowe hasło do Drover',
  resetAsk: (name) => `Tutaj ustawisz nowe hasło do konta „${name}”. Link działa jeden raz, przez godzinę:`,
  resetIgnore: 'Jeśli to nie twoja prośba, nic nie rób: hasło się nie zmieni.',
  confirmButton: 'Tak, to mój adres',
  confirmed: 'Dziękujemy. Gdy przyjdzie twoja kolej, dostaniesz wiadomość.',
  stopAsk: 'Czy Drover ma przestać do ciebie pisać?',
  stopButton: 'Zrezygnuj z wiadomości',
  stopped: 'Gotowe. Nie będzie więcej wiadomości.',
};

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en,
  fr: typesetAll('fr', fr),
  pl: typesetAll('pl', pl),
  de: typesetAll('de', de),
};

/** Title and line for a notification. Times are those of Greenwich: where people are is not known. */
export function tell(language: Language, notification: Notification): { title: string; lines: string[] } {
  const texts = TEXTS[language];
  const opponents = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(notification.opponents);
  const lines = [texts.about(texts.editions[notification.edition], opponents)];
  if (notification.deadline !== null) lines.push(texts.until(timeIn(language, notification.deadline)));
  return { title: texts.title(notification.kind), lines };
}

const timeIn = (language: Language, time: number): string =>
  `${new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;
