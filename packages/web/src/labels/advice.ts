import type { Reason } from '@drover/bots';
import type { EditionId } from '@drover/engine';
import type { Language } from '@drover/words';

/** Before figures ("5 instead of 4"), and where more or less of it cannot be counted. */
type TermWords = Readonly<Record<'what' | 'more' | 'less', string>>;

/** What each edition has its own word for. */
type OwnTerm = 'routes' | 'masters';

/** What hints and the review say. It comes with them, for nothing else says it. */
export interface AdviceLabels {
  /** What a position is made of. */
  readonly terms: Readonly<Record<Exclude<Reason['term'], OwnTerm>, TermWords>>;
  readonly ownTerms: Readonly<Record<EditionId, Readonly<Record<OwnTerm, TermWords>>>>;
  /** Before what speaks for the other move. */
  readonly but: string;
  readonly points: (n: string) => string;
  /** What a move is expected to lead to. */
  readonly expected: Readonly<Record<'points' | 'lead' | 'behind', (vp: string) => string>>;
  /** What there will be to count after this turn and after the other: "5 instead of 4". */
  readonly instead: (here: string, there: string) => string;
  /** How the turn goes on. */
  readonly then: string;
  /** What speaks for a move, and against it, compared with another one. */
  readonly better: (move: string) => string;
  readonly worse: (move: string) => string;
  /** The same without a reason that can be told now. */
  readonly betterLater: (move: string) => string;
  readonly worseLater: (move: string) => string;
  readonly alike: (move: string) => string;
  readonly review: (name: string) => string;
  readonly reviewStart: string;
  readonly reviewNone: string;
  readonly cost: (vp: string) => string;
  readonly played: (move: string) => string;
  readonly betterMove: (move: string) => string;
}

export const ADVICE: Readonly<Record<Language, AdviceLabels>> = {
  en: {
    terms: {
      money: { what: 'money', more: 'more money', less: 'less money' },
      flock: { what: 'your deck', more: 'a better deck', less: 'a weaker deck' },
      hand: { what: 'cards in hand', more: 'a better hand', less: 'a weaker hand' },
      workers: { what: 'workers', more: 'more use of your workers', less: 'less use of your workers' },
      buildings: { what: 'buildings', more: 'better buildings', less: 'weaker buildings' },
      discs: {
        what: 'unlocked board spaces',
        more: 'more unlocked on your board',
        less: 'less unlocked on your board',
      },
      deliveries: { what: 'deliveries', more: 'better deliveries', less: 'weaker deliveries' },
      pathfinder: {
        what: 'pathfinder track',
        more: 'further on the pathfinder track',
        less: 'not as far on the pathfinder track',
      },
      certificates: { what: 'certificates', more: 'more certificates', less: 'fewer certificates' },
      gold: { what: 'gold', more: 'more gold', less: 'less gold' },
      tokens: { what: 'exchange tokens', more: 'more exchange tokens', less: 'fewer exchange tokens' },
      tiles: { what: 'tiles', more: 'better tiles', less: 'weaker tiles' },
      objectives: {
        what: 'objectives',
        more: 'it helps your objectives',
        less: 'it does not help your objectives as much',
      },
      tempo: { what: 'progress along the trail', more: 'further along the trail', less: 'not as far along the trail' },
      options: { what: 'what you can do next', more: 'more to do next', less: 'less to do next' },
    },
    ownTerms: {
      nz: {
        routes: {
          what: 'position of your ship',
          more: 'a better place for your ship',
          less: 'a worse place for your ship',
        },
        masters: { what: 'harbourmasters', more: 'more from harbourmasters', less: 'less from harbourmasters' },
      },
      second: {
        routes: {
          what: 'position of your engine',
          more: 'a better place for your engine',
          less: 'a worse place for your engine',
        },
        masters: { what: 'station masters', more: 'more from station masters', less: 'less from station masters' },
      },
    },
    points: (n: string): string => `${n} VP`,
    expected: {
      points: (vp: string): string => `about ${vp} at the end`,
      lead: (vp: string): string => `final lead of about ${vp}`,
      behind: (vp: string): string => `about ${vp} behind at the end`,
    },
    instead: (here: string, there: string): string => `${here} instead of ${there}`,
    then: 'After that:',
    but: 'but',
    better: (move: string): string => `Better than “${move}”:`,
    worse: (move: string): string => `Weaker than “${move}”:`,
    betterLater: (move: string): string => `Better than “${move}” in the long run.`,
    worseLater: (move: string): string => `Weaker than “${move}” in the long run.`,
    alike: (move: string): string => `About as good as “${move}”.`,
    review: (name: string): string => `Review of ${name}’s game`,
    reviewStart: 'Find the costliest decisions',
    reviewNone: 'No decision stands out as a mistake.',
    cost: (vp: string): string => `about ${vp} given away`,
    played: (move: string): string => `Played: ${move}`,
    betterMove: (move: string): string => `Better: ${move}.`,
  },
  fr: {
    terms: {
      money: { what: 'argent', more: 'plus d’argent', less: 'moins d’argent' },
      flock: { what: 'troupeau', more: 'un meilleur troupeau', less: 'un troupeau plus faible' },
      hand: { what: 'cartes en main', more: 'une meilleure main', less: 'une main plus faible' },
      workers: { what: 'ouvriers', more: 'vos ouvriers servent davantage', less: 'vos ouvriers servent moins' },
      buildings: { what: 'bâtiments', more: 'de meilleurs bâtiments', less: 'des bâtiments plus faibles' },
      discs: {
        what: 'emplacements débloqués',
        more: 'plus d’emplacements débloqués',
        less: 'moins d’emplacements débloqués',
      },
      deliveries: { what: 'livraisons', more: 'de meilleures livraisons', less: 'des livraisons plus faibles' },
      pathfinder: {
        what: 'piste Exploration',
        more: 'plus loin sur la piste Exploration',
        less: 'moins loin sur la piste Exploration',
      },
      certificates: { what: 'certificats', more: 'plus de certificats', less: 'moins de certificats' },
      gold: { what: 'or', more: 'plus d’or', less: 'moins d’or' },
      tokens: { what: 'jetons Échange', more: 'plus de jetons Échange', less: 'moins de jetons Échange' },
      tiles: { what: 'tuiles', more: 'de meilleures tuiles', less: 'des tuiles plus faibles' },
      objectives: { what: 'objectifs', more: 'vos objectifs avancent', less: 'vos objectifs avancent moins' },
      tempo: {
        what: 'progression sur le parcours',
        more: 'plus loin sur le parcours',
        less: 'moins loin sur le parcours',
      },
      options: {
        what: 'possibilités pour la suite',
        more: 'plus de possibilités ensuite',
        less: 'moins de possibilités ensuite',
      },
    },
    ownTerms: {
      nz: {
        routes: { what: 'position du bateau', more: 'un bateau mieux placé', less: 'un bateau moins bien placé' },
        masters: {
          what: 'capitaineries',
          more: 'des capitaineries qui rapportent plus',
          less: 'des capitaineries qui rapportent moins',
        },
      },
      second: {
        routes: {
          what: 'position de la locomotive',
          more: 'une locomotive mieux placée',
          less: 'une locomotive moins bien placée',
        },
        masters: {
          what: 'chefs de gare',
          more: 'des chefs de gare qui rapportent plus',
          less: 'des chefs de gare qui rapportent moins',
        },
      },
    },
    points: (n) => `${n} PV`,
    expected: {
      points: (vp) => `environ ${vp} à la fin`,
      lead: (vp) => `avance finale d’environ ${vp}`,
      behind: (vp) => `retard final d’environ ${vp}`,
    },
    instead: (here, there) => `${here} au lieu de ${there}`,
    then: 'Ensuite :',
    but: 'mais',
    better: (move) => `Mieux que « ${move} » :`,
    worse: (move) => `Moins bien que « ${move} » :`,
    betterLater: (move) => `Mieux que « ${move} » à long terme.`,
    worseLater: (move) => `Moins bien que « ${move} » à long terme.`,
    alike: (move) => `À peu près aussi bien que « ${move} ».`,
    review: (name) => `Analyse : ${name}`,
    reviewStart: 'Chercher les décisions les plus coûteuses',
    reviewNone: 'Aucune décision ne ressort comme une erreur.',
    cost: (vp) => `perte d’environ ${vp}`,
    played: (move) => `Joué : ${move}`,
    betterMove: (move) => `Mieux : ${move}.`,
  },
  pl: {
    terms: {
      money: { what: 'pieniądze', more: 'więcej pieniędzy', less: 'mniej pieniędzy' },
      flock: { what: 'talia zwierząt', more: 'lepsza talia', less: 'słabsza talia' },
      hand: { what: 'karty w ręce', more: 'lepsza ręka', less: 'słabsza ręka' },
      workers: { what: 'pracownicy', more: 'większy pożytek z pracowników', less: 'mniejszy pożytek z pracowników' },
      buildings: { what: 'budynki', more: 'lepsze budynki', less: 'słabsze budynki' },
      discs: {
        what: 'odblokowane pola planszy',
        more: 'więcej odblokowanych pól planszy',
        less: 'mniej odblokowanych pól planszy',
      },
      deliveries: { what: 'dostawy', more: 'lepsze dostawy', less: 'słabsze dostawy' },
      pathfinder: { what: 'tor pioniera', more: 'dalej na torze pioniera', less: 'nie tak daleko na torze pioniera' },
      certificates: { what: 'certyfikaty', more: 'więcej certyfikatów', less: 'mniej certyfikatów' },
      gold: { what: 'złoto', more: 'więcej złota', less: 'mniej złota' },
      tokens: { what: 'żetony wymiany', more: 'więcej żetonów wymiany', less: 'mniej żetonów wymiany' },
      tiles: { what: 'żetony', more: 'lepsze żetony', less: 'słabsze żetony' },
      objectives: { what: 'cele', more: 'bliżej twoich celów', less: 'dalej od twoich celów' },
      tempo: { what: 'postęp na szlaku', more: 'dalej na szlaku', less: 'nie tak daleko na szlaku' },
      options: { what: 'dalsze możliwości', more: 'więcej możliwości później', less: 'mniej możliwości później' },
    },
    ownTerms: {
      nz: {
        routes: { what: 'położenie statku', more: 'lepsze położenie statku', less: 'gorsze położenie statku' },
        masters: {
          what: 'kapitanowie portu',
          more: 'większy zysk z kapitanów portu',
          less: 'mniejszy zysk z kapitanów portu',
        },
      },
      second: {
        routes: {
          what: 'położenie lokomotywy',
          more: 'lepsze położenie lokomotywy',
          less: 'gorsze położenie lokomotywy',
        },
        masters: { what: 'zawiadowcy', more: 'większy zysk z zawiadowców', less: 'mniejszy zysk z zawiadowców' },
      },
    },
    points: (n) => `${n} PZ`,
    expected: {
      points: (vp) => `na koniec około ${vp}`,
      lead: (vp) => `przewaga na koniec około ${vp}`,
      behind: (vp) => `strata na koniec około ${vp}`,
    },
    instead: (here, there) => `${here} zamiast ${there}`,
    then: 'Potem:',
    but: 'ale',
    better: (move) => `Lepiej niż „${move}”:`,
    worse: (move) => `Słabiej niż „${move}”:`,
    betterLater: (move) => `Na dłuższą metę lepiej niż „${move}”.`,
    worseLater: (move) => `Na dłuższą metę słabiej niż „${move}”.`,
    alike: (move) => `Mniej więcej tak samo dobrze jak „${move}”.`,
    review: (name) => `Analiza: ${name}`,
    reviewStart: 'Znajdź najkosztowniejsze decyzje',
    reviewNone: 'Żadna decyzja nie wygląda na błąd.',
    cost: (vp) => `strata około ${vp}`,
    played: (move) => `Wykonany ruch: ${move}`,
    betterMove: (move) => `Lepszy ruch: ${move}.`,
  },
  de: {
    terms: {
      money: { what: 'Geld', more: 'mehr Geld', less: 'weniger Geld' },
      flock: { what: 'Herde', more: 'eine bessere Herde', less: 'eine schwächere Herde' },
      hand: { what: 'Handkarten', more: 'bessere Handkarten', less: 'schwächere Handkarten' },
      workers: { what: 'Arbeiter', more: 'die Arbeiter bringen mehr', less: 'die Arbeiter bringen weniger' },
      buildings: { what: 'Gebäude', more: 'bessere Gebäude', less: 'schwächere Gebäude' },
      discs: { what: 'freigeschaltete Felder der Ablage', more: 'mehr freigeschaltet', less: 'weniger freigeschaltet' },
      deliveries: { what: 'Lieferungen', more: 'bessere Lieferungen', less: 'schwächere Lieferungen' },
      pathfinder: {
        what: 'Erkundungsleiste',
        more: 'weiter auf der Erkundungsleiste',
        less: 'weniger weit auf der Erkundungsleiste',
      },
      certificates: { what: 'Zertifikate', more: 'mehr Zertifikate', less: 'weniger Zertifikate' },
      gold: { what: 'Gold', more: 'mehr Gold', less: 'weniger Gold' },
      tokens: { what: 'Tauschplättchen', more: 'mehr Tauschplättchen', less: 'weniger Tauschplättchen' },
      tiles: { what: 'Plättchen', more: 'bessere Plättchen', less: 'schwächere Plättchen' },
      objectives: { what: 'Aufträge', more: 'näher an deinen Aufträgen', less: 'weiter weg von deinen Aufträgen' },
      tempo: { what: 'Vorankommen auf dem Pfad', more: 'weiter auf dem Pfad', less: 'weniger weit auf dem Pfad' },
      options: {
        what: 'Möglichkeiten danach',
        more: 'danach mehr Möglichkeiten',
        less: 'danach weniger Möglichkeiten',
      },
    },
    ownTerms: {
      nz: {
        routes: { what: 'Position des Schiffs', more: 'das Schiff steht besser', less: 'das Schiff steht schlechter' },
        masters: { what: 'Hafenmeister', more: 'Hafenmeister bringen mehr', less: 'Hafenmeister bringen weniger' },
      },
      second: {
        routes: { what: 'Position der Lok', more: 'die Lok steht besser', less: 'die Lok steht schlechter' },
        masters: {
          what: 'Bahnhofsvorsteher',
          more: 'Bahnhofsvorsteher bringen mehr',
          less: 'Bahnhofsvorsteher bringen weniger',
        },
      },
    },
    points: (n) => `${n}\u00a0SP`,
    expected: {
      points: (vp) => `am Ende etwa ${vp}`,
      lead: (vp) => `am Ende etwa ${vp} Vorsprung`,
      behind: (vp) => `am Ende etwa ${vp} Rückstand`,
    },
    instead: (here, there) => `${here} statt ${there}`,
    then: 'Danach:',
    but: 'aber',
    better: (move) => `Besser als „${move}“:`,
    worse: (move) => `Schwächer als „${move}“:`,
    betterLater: (move) => `Auf lange Sicht besser als „${move}“.`,
    worseLater: (move) => `Auf lange Sicht schwächer als „${move}“.`,
    alike: (move) => `Etwa so gut wie „${move}“.`,
    review: (name) => `Analyse für ${name}`,
    reviewStart: 'Die teuersten Entscheidungen suchen',
    reviewNone: 'Keine Entscheidung fällt als Fehler auf.',
    cost: (vp) => `etwa ${vp} verschenkt`,
    played: (move) => `Gespielt: ${move}`,
    betterMove: (move) => `Besser: ${move}.`,
  },
};
