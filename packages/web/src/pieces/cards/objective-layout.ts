/** Where the tasks of an objective card stand, around the middle of their panel. */
interface TaskGrid {
  readonly size: number;
  readonly places: readonly (readonly [x: number, y: number])[];
}

const ONE: TaskGrid = { size: 56, places: [[0, 0]] };
const TWO: TaskGrid = {
  size: 44,
  places: [
    [-24, 0],
    [24, 0],
  ],
};
const THREE: TaskGrid = {
  size: 31,
  places: [
    [-33, 0],
    [0, 0],
    [33, 0],
  ],
};
const FOUR: TaskGrid = {
  size: 29,
  places: [
    [-22, -15.5],
    [22, -15.5],
    [-22, 15.5],
    [22, 15.5],
  ],
};

export const taskGrid = (tasks: number): TaskGrid => [ONE, ONE, TWO, THREE][tasks] ?? FOUR;
