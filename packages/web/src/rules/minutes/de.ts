import type { MinutesOf } from './minutes.ts';

const shared = {
  title: 'Das Spiel in drei Minuten',
  breeds: 'Warum verschiedene Arten',
  fee: {
    title: 'Was eine Hand kostet',
    text: 'Eine Hand auf einem Plättchen ist eine Gebühr. Wer es betritt, zahlt: an die Bank für eine Gefahr, an den Besitzer für ein Gebäude. Baue also, wo die anderen vorbeimüssen.',
  },
  onward: { learn: 'Spielend lernen', glossary: 'Begriff oder Symbol nachschlagen' },
};

export const minutes: MinutesOf = {
  nz: {
    ...shared,
    aim: 'Du treibst deine Schafe nach Wellington, immer wieder, jedes Mal ein wenig besser. Am Ende gewinnt, wer die meisten Punkte hat.',
    turn: {
      title: 'Dein Zug',
      text: 'Geh ein paar Schritte vorwärts, nutze das Gebäude, an dem du hältst, und zieh wieder Karten. Arbeiter machen seine Aktionen stärker: Schäfer kaufen Schafe, Handwerker bauen, Matrosen fahren, Scherer scheren.',
    },
    lap: {
      title: 'Eine Runde',
      stations: [
        'Eine bessere Herde …',
        '… ist eine bessere Lieferung in Wellington.',
        'Das bringt Geld und schickt einen Marker weg.',
        'Was er auf deiner Ablage verdeckt hat, gehört jetzt dir.',
        'Also wird die nächste Runde noch besser.',
      ],
    },
    town: {
      title: 'In Wellington',
      steps: [
        'Deck deine Hand auf. Jede Art zählt einmal; dazu kommen deine Zertifikate.',
        'Einkommen: Du bekommst £1 für jeden Punkt dieser Summe.',
        'Lieferung: Ein Marker geht zu einem Handelsposten, den deine Summe erreicht. Zahl die Transportkosten.',
        'Vorausschau, zweimal: Wähl ein Plättchen. Es bringt einen Arbeiter, eine Gefahr oder ein Bonusplättchen ins Spiel.',
        'Im nächsten Zug bricht dein Runholder wieder am Anfang auf.',
      ],
    },
    disc: {
      title: 'Was ein Marker freischaltet',
      text: 'Einen Schritt mehr, eine Handkarte mehr, eine Hilfsaktion, Zertifikate oder Wolle, die jedes Mal zählen. Wähl, was deinen nächsten Runden am meisten hilft.',
    },
    breeds: {
      title: shared.breeds,
      text: 'Vier Schafe von vier Arten zählen alle, zwei von einer Art zählen einmal. Mach unterwegs aus doppelten Geld und zieh etwas Besseres.',
    },
    points: {
      title: 'Drei Quellen für Punkte',
      sources: [
        'Lieferungen und Häfen: je weiter, desto mehr.',
        'Was du kaufst, baust und entfernst: gute Schafe, Gebäude, Bonusplättchen, Gefahren.',
        'Aufträge, die du annimmst. Erfüllt bringen sie Punkte, unerfüllt kosten sie welche.',
      ],
    },
    end: {
      title: 'Wie es endet',
      text: 'Bonusplättchen schieben einen Anzeiger ihren Markt hinunter. Verlässt er die letzte Reihe, ist fertig, wer das ausgelöst hat; alle anderen haben noch einen Zug, dann werden die Punkte gezählt.',
    },
  },
  second: {
    ...shared,
    aim: 'Du treibst deine Rinder nach Kansas City, immer wieder, jedes Mal ein wenig besser. Am Ende gewinnt, wer die meisten Punkte hat.',
    turn: {
      title: 'Dein Zug',
      text: 'Geh ein paar Schritte vorwärts, nutze das Gebäude, an dem du hältst, und zieh wieder Karten. Arbeiter machen seine Aktionen stärker: Cowboys kaufen Rinder, Handwerker bauen, Ingenieure bewegen deine Lok.',
    },
    lap: {
      title: 'Eine Runde',
      stations: [
        'Eine bessere Herde …',
        '… ist eine bessere Lieferung aus Kansas City.',
        'Das bringt Geld und schickt einen Marker weg.',
        'Was er auf deiner Ablage verdeckt hat, gehört jetzt dir.',
        'Also wird die nächste Runde noch besser.',
      ],
    },
    town: {
      title: 'In Kansas City',
      steps: [
        'Vorausschau, dreimal: Wähl ein Plättchen. Es bringt einen Arbeiter, eine Gefahr oder einen Banditen ins Spiel.',
        'Deck deine Hand auf. Jede Art zählt einmal; dazu kommen deine Zertifikate.',
        'Einkommen: Du bekommst $1 für jeden Punkt dieser Summe.',
        'Lieferung: Ein Marker geht in eine Stadt, die deine Summe erreicht. Je weiter deine Lok ist, desto billiger der Transport.',
        'Im nächsten Zug bricht dein Viehtreiber wieder am Anfang auf.',
      ],
    },
    disc: {
      title: 'Was ein Marker freischaltet',
      text: 'Einen Schritt mehr, eine Handkarte mehr, eine Hilfsaktion, Platz für Zertifikate. Wähl, was deinen nächsten Runden am meisten hilft.',
    },
    breeds: {
      title: shared.breeds,
      text: 'Vier Rinder von vier Arten zählen alle, zwei von einer Art zählen einmal. Mach unterwegs aus doppelten Geld und zieh etwas Besseres.',
    },
    points: {
      title: 'Drei Quellen für Punkte',
      sources: [
        'Lieferungen und Bahnhöfe: je weiter, desto mehr.',
        'Was du kaufst, baust und entfernst: gute Rinder, Gebäude, Gefahren.',
        'Aufträge, die du annimmst. Erfüllt bringen sie Punkte, unerfüllt kosten sie welche.',
      ],
    },
    end: {
      title: 'Wie es endet',
      text: 'Arbeiter schieben einen Anzeiger den Arbeitsmarkt hinunter. Verlässt er die letzte Reihe, beendet den Zug, wer das ausgelöst hat; alle anderen haben noch einen, dann werden die Punkte gezählt.',
    },
  },
};
