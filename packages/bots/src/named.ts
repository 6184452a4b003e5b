import type { Bot } from './bots/bot.ts';
import { greedy } from './bots/greedy.ts';
import { trained } from './bots/planner.ts';
import { policy } from './bots/policy.ts';
import { isLevel, LEVELS } from './level-names.ts';
import { botOf, EXPERT_PARTS, expertWithout } from './levels.ts';
import { random } from './bots/random.ts';
import { search } from './bots/search.ts';
import type { Budget } from './search/thinking.ts';

/** Every bot by its name, for command lines and tables. */

const plain: readonly Bot[] = [random, greedy, trained, policy, search];
const incomplete: readonly Bot[] = EXPERT_PARTS.map(expertWithout);

export const BOT_NAMES: readonly string[] = [...plain.map(({ name }) => name), ...LEVELS];

/** `search`, or with a budget of its own `search@250ms`, `search@400` (iterations); undefined for what is no bot. */
export function botNamed(text: string): Bot | undefined {
  const [, name = '', amount, unit] = /^([a-z-]+)(?:@([1-9]\d{0,8})(ms)?)?$/.exec(text) ?? [];
  const bot = isLevel(name) ? botOf(name) : [...plain, ...incomplete].find((known) => known.name === name);
  if (bot === undefined || amount === undefined) return bot;
  const budget: Budget = unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
  return { name: text, choose: (view, seat, thinking) => bot.choose(view, seat, { ...thinking, budget }) };
}
