import type { OlderVersion } from '../../core/versions.ts';
import type { NzReadings } from '../versions.ts';

export const nz1: OlderVersion<NzReadings> = {
  rules: 'nz-1',
  readings: {
    firstListedSite: true,
    onlyCardsLeft: true,
    customPlaysAll: true,
    masterOfferedAgain: true,
    hazardCardForced: true,
  },
  values: {
    breeds: {
      ryeland: {
        breeding: 3,
      },
    },
    neutralBuildings: {
      B: {
        front: [
          {
            do: 'discard',
            cards: {
              breed: 'english-leicester',
            },
            then: {
              do: 'gain',
              money: 2,
            },
          },
          {
            do: 'build',
            moneyPerCraftsman: 2,
          },
        ],
      },
      D: {
        front: [
          {
            do: 'discard',
            cards: {
              breed: 'southdown',
            },
            then: {
              do: 'gain',
              money: 3,
            },
          },
          {
            do: 'buy',
          },
        ],
      },
      F: {
        front: [
          {
            do: 'either',
            of: [
              {
                do: 'pathfinder',
                steps: 2,
              },
              {
                do: 'objective',
                from: 'display-or-stack',
              },
            ],
          },
          {
            do: 'ship',
            spaces: 'sailors',
          },
        ],
      },
    },
    privateBuildings: {
      '4a': {
        actions: [
          {
            do: 'ship',
            spaces: 'sailors',
          },
          {
            do: 'move-on',
            steps: 2,
          },
        ],
      },
      '4b': {
        actions: [
          {
            do: 'per',
            each: 1,
            of: 'storehouse',
            then: {
              do: 'gain',
              money: 1,
            },
          },
          {
            do: 'move-on',
            steps: 2,
          },
        ],
      },
      '5a': {
        actions: [
          {
            do: 'hire',
            modifier: -2,
          },
          {
            do: 'draw',
            cards: 2,
            upTo: true,
          },
        ],
      },
      '5b': {
        actions: [
          {
            do: 'per',
            each: 1,
            of: 'shepherd',
            then: {
              do: 'gain',
              money: 2,
            },
          },
          {
            do: 'draw',
            cards: 3,
            upTo: true,
          },
        ],
      },
      '8a': {
        craftsmen: 6,
        vp: 8,
      },
      '9a': {
        actions: [
          {
            do: 'gain',
            money: 7,
          },
          {
            do: 'post',
            post: 'wool-13',
          },
        ],
        craftsmen: 7,
        vp: 9,
      },
      '9b': {
        actions: [
          {
            do: 'ship',
            spaces: 3,
          },
          {
            do: 'storehouse',
            within: 7,
          },
        ],
        craftsmen: 7,
        vp: 9,
      },
      '10a': {
        actions: [
          {
            do: 'hire',
            modifier: -3,
          },
          {
            do: 'invest',
            modifier: 0,
          },
          {
            do: 'remove-hazard',
            cost: 0,
          },
        ],
        craftsmen: 8,
        vp: 11,
      },
      '10b': {
        actions: [
          {
            do: 'auxiliary',
            double: true,
          },
          {
            do: 'certificates',
            steps: 2,
          },
          {
            do: 'pathfinder',
            steps: 4,
          },
        ],
        craftsmen: 8,
        vp: 11,
      },
    },
    bonusTiles: {
      bt06: {
        vp: 1,
      },
      bt07: {
        vp: 2,
      },
      bt09: {
        vp: 9,
      },
      bt11: {
        vp: 1,
      },
    },
    pathfinder: {
      vp: {
        '5': 1,
        '7': 2,
        '9': 4,
        '10': 5,
        '12': 7,
        '13': 9,
        '14': 11,
        '15': 13,
      },
    },
    trail: {
      rockfall: ['RK1', 'RK2', 'RK3', 'RK4', 'RK5', 'RK6'],
      flood: ['FL1', 'FL2', 'FL3', 'FL4', 'FL5'],
      edges: {
        RK4: ['RK5'],
        RK5: ['RK6'],
        RK6: ['RR1'],
        FL4: ['FL5'],
        FL5: ['FR1'],
      },
    },
    sarah: {
      cards: {
        '13': {
          extraSteps: 2,
        },
        '14': {
          move: 'shepherd',
        },
        '15': {
          move: 'craftsman',
        },
        '16': {
          move: 'sailor',
        },
        '17': {
          move: 'shearer',
          extraSteps: 3,
        },
      },
      immediate: {
        shearer: {
          '3': 'wool-9',
          '5': 'wool-13',
        },
      },
      sailorCards: {
        '16': {
          '2': 'barrel',
          '3': 'bell',
        },
      },
      shearerSheep: {
        '13': {
          '4': ['romney', 'lincoln'],
          '5': ['romney', 'lincoln'],
        },
        '17': {
          '3': ['romney', 'lincoln'],
          '4': ['romney', 'lincoln'],
          '5': ['romney', 'ryeland'],
        },
      },
    },
  },
};
