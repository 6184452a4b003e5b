import { LEVELS } from '@drover/bots';
import { EDITIONS } from '@drover/engine';
import { kitOf } from '../kits.ts';
import { plural } from '../text.ts';
import { levelName, levelRatings, type LadderFigures } from './figures.ts';
import { TABLES } from './rungs.ts';

/** The ratings of the levels as a picture: a line for each edition and size of the table. */

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [820, 420, 56, 250, 16, 36];
const GRID = 250;
const COLOURS: Readonly<Record<string, string>> = { nz: '#2a6f4e', second: '#a4501f' };
const DASHES: Readonly<Record<number, string>> = { 2: '', 3: '6 4', 4: '2 3' };
const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#333}polyline{fill:none;stroke-width:2}.grid{stroke:#ddd}circle{stroke:none}';

export function ratingChart(figures: LadderFigures): string {
  const curves = EDITIONS.flatMap((edition) =>
    TABLES.flatMap((players) => {
      const ratings = levelRatings(figures, edition, players);
      return ratings === null ? [] : [{ edition, players, values: LEVELS.map((level) => ratings[level]) }];
    }),
  );
  const all = curves.flatMap(({ values }) => values);
  const least = Math.floor(Math.min(1000, ...all) / GRID) * GRID;
  const most = Math.ceil(Math.max(1000 + GRID, ...all) / GRID) * GRID;
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * i) / (LEVELS.length - 1);
  const y = (rating: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (rating - least)) / (most - least);
  const grid = Array.from({ length: (most - least) / GRID + 1 }, (_, i) => least + i * GRID).map(
    (rating) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(rating)}" y2="${y(rating)}"/>` +
      `<text x="${LEFT - 8}" y="${y(rating) + 4}" text-anchor="end">${rating}</text>`,
  );
  const names = LEVELS.map(
    (level, i) => `<text x="${x(i)}" y="${HEIGHT - 12}" text-anchor="middle">${levelName(level)}</text>`,
  );
  const lines = curves.map(({ edition, players, values }, row) => {
    const colour = COLOURS[edition];
    const dash = DASHES[players] === '' ? '' : ` stroke-dasharray="${DASHES[players]}"`;
    const points = values.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(' ');
    const key = TOP + 16 + row * 22;
    return [
      `<polyline stroke="${colour}"${dash} points="${points}"/>`,
      ...values.map(
        (rating, i) => `<circle fill="${colour}" cx="${x(i).toFixed(1)}" cy="${y(rating).toFixed(1)}" r="3"/>`,
      ),
      `<polyline stroke="${colour}"${dash} points="${WIDTH - RIGHT + 16},${key} ${WIDTH - RIGHT + 46},${key}"/>`,
      `<text x="${WIDTH - RIGHT + 52}" y="${key + 4}">${kitOf({ edition }).name}, ${plural(players, 'player')}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<style>${STYLE}</style><rect width="100%" height="100%" fill="#fff"/>`,
    ...grid,
    ...names,
    ...lines,
    '</svg>\n',
  ].join('\n');
}
