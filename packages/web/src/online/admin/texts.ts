import type { Measure } from '@drover/protocol';
import type { Language } from '@drover/words';

/** What the page for admins says; few need it, so that it comes with that page only. */
interface AdminTexts {
  readonly title: string;
  readonly only: string;
  readonly health: string;
  readonly fine: string;
  readonly counts: (accounts: number, guests: number, streams: number) => string;
  readonly why: string;
  readonly reports: string;
  readonly noReports: string;
  readonly reported: (by: string, about: string) => string;
  readonly people: string;
  readonly find: string;
  readonly banned: string;
  readonly silenced: string;
  readonly tables: string;
  readonly showChat: string;
  readonly inLog: (tag: string) => string;
  readonly log: string;
  readonly commandLine: string;
  readonly did: Readonly<Record<Measure, string>>;
}

export const TEXTS: Readonly<Record<Language, AdminTexts>> = {
  en: {
    title: 'Administration',
    only: 'This page is for admins of this server.',
    health: 'Health',
    fine: 'The database can be read and written.',
    counts: (accounts, guests, streams) => `Accounts: ${accounts}. Guests: ${guests}. Open connections: ${streams}.`,
    why: 'Reason (kept in the log)',
    reports: 'Reports',
    noReports: 'No open reports.',
    reported: (by, about) => `${by} reported ${about}`,
    people: 'People and names',
    find: 'Find a name',
    banned: 'banned',
    silenced: 'silenced',
    tables: 'Tables',
    showChat: 'Show the chat',
    inLog: (tag) => `${tag} in the log`,
    log: 'Actions taken',
    commandLine: 'Command line',
    did: {
      ban: 'Ban',
      unban: 'Lift the ban',
      silence: 'Silence for a week',
      rename: 'Remove the name',
      close: 'End the game',
      'close-spectator-chat': 'Close spectator chat',
      'remove-message': 'Remove message',
      'close-report': 'Close the report',
      'add-admin': 'Make admin',
      'remove-admin': 'Remove admin rights',
      'remove-second-factor': 'Switch off two-factor sign-in',
    },
  },
  fr: {
    title: 'Administration du serveur',
    only: 'Cette page est réservée aux administrateurs de ce serveur.',
    health: 'État',
    fine: 'La base de données répond en lecture et en écriture.',
    counts: (accounts, guests, streams) => `Comptes : ${accounts}. Invités : ${guests}. Connexions : ${streams}.`,
    why: 'Motif (conservé dans le journal)',
    reports: 'Signalements',
    noReports: 'Aucun signalement en attente.',
    reported: (by, about) => `${by} a signalé ${about}`,
    people: 'Joueurs et noms',
    find: 'Chercher un nom',
    banned: 'banni',
    silenced: 'privé de discussion',
    tables: 'Tables',
    showChat: 'Afficher la discussion',
    inLog: (tag) => `${tag} dans le journal`,
    log: 'Mesures prises',
    commandLine: 'Ligne de commande',
    did: {
      ban: 'Bannir',
      unban: 'Lever le bannissement',
      silence: 'Priver de discussion pendant une semaine',
      rename: 'Retirer le nom',
      close: 'Mettre fin à la partie',
      'close-spectator-chat': 'Fermer la discussion aux spectateurs',
      'remove-message': 'Supprimer le message',
      'close-report': 'Clore le signalement',
      'add-admin': 'Nommer administrateur',
      'remove-admin': 'Révoquer l’administrateur',
      'remove-second-factor': 'Désactiver la double authentification',
    },
  },
  pl: {
    title: 'Administracja',
    only: 'Ta strona jest przeznaczona dla administratorów serwera.',
    health: 'Stan serwera',
    fine: 'Baza danych działa: odczyt i zapis są możliwe.',
    counts: (accounts, guests, streams) => `Konta: ${accounts}. Goście: ${guests}. Otwarte połączenia: ${streams}.`,
    why: 'Powód (zapisywany w dzienniku)',
    reports: 'Zgłoszenia',
    noReports: 'Brak otwartych zgłoszeń.',
    reported: (by, about) => `${by} zgłasza: ${about}`,
    people: 'Gracze i ich nazwy',
    find: 'Szukaj nazwy',
    banned: 'zablokowane konto',
    silenced: 'bez prawa do czatu',
    tables: 'Stoły',
    showChat: 'Pokaż czat',
    inLog: (tag) => `${tag} w dzienniku`,
    log: 'Podjęte działania',
    commandLine: 'Wiersz poleceń',
    did: {
      ban: 'Zablokuj konto',
      unban: 'Odblokuj konto',
      silence: 'Wycisz na tydzień',
      rename: 'Usuń nazwę',
      close: 'Zakończ grę',
      'close-spectator-chat': 'Zamknij czat widzów',
      'remove-message': 'Usuń wiadomość',
      'close-report': 'Zamknij zgłoszenie',
      'add-admin': 'Mianuj administratorem',
      'remove-admin': 'Odwołaj administratora',
      'remove-second-factor': 'Wyłącz logowanie dwuetapowe',
    },
  },
  de: {
    title: 'Verwaltung',
    only: 'Diese Seite ist für die Admins dieses Servers.',
    health: 'Zustand',
    fine: 'Die Datenbank kann gelesen und geschrieben werden.',
    counts: (accounts, guests, streams) => `Konten: ${accounts}. Gäste: ${guests}. Offene Verbindungen: ${streams}.`,
    why: 'Grund (kommt ins Protokoll)',
    reports: 'Meldungen',
    noReports: 'Keine offenen Meldungen.',
    reported: (by, about) => `${by} hat ${about} gemeldet`,
    people: 'Spieler und Namen',
    find: 'Name suchen',
    banned: 'gesperrt',
    silenced: 'ohne Chat',
    tables: 'Tische',
    showChat: 'Chat zeigen',
    inLog: (tag) => `${tag} im Protokoll`,
    log: 'Getroffene Maßnahmen',
    commandLine: 'Kommandozeile',
    did: {
      ban: 'Sperren',
      unban: 'Sperre aufheben',
      silence: 'Eine Woche ohne Chat',
      rename: 'Namen entfernen',
      close: 'Partie beenden',
      'close-spectator-chat': 'Chat für Zuschauer schließen',
      'remove-message': 'Nachricht entfernen',
      'close-report': 'Meldung schließen',
      'add-admin': 'Zum Admin machen',
      'remove-admin': 'Adminrechte entziehen',
      'remove-second-factor': 'Zwei-Faktor-Anmeldung ausschalten',
    },
  },
};
