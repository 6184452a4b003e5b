import type { NzComponents } from '@drover/engine';
import type { Point } from '../trail/paths.ts';
import { SHEEP_QUAY, WOOL_QUAY } from './table-layout.ts';

/** The local trading posts along the two quays of Wellington, and the green arrows between neighbours. */

export interface QuayPost {
  readonly post: number;
  readonly at: Point;
}

export function localPosts(c: NzComponents): QuayPost[] {
  const local = c.posts.flatMap(({ harbour, wool }, post) => (harbour < 0 ? [{ post, wool }] : []));
  const along = (wool: boolean, { first, step }: { first: Point; step: number }): QuayPost[] =>
    local.filter((post) => post.wool === wool).map(({ post }, i) => ({ post, at: [first[0] + i * step, first[1]] }));
  return [...along(false, SHEEP_QUAY), ...along(true, WOOL_QUAY)];
}

export interface QuayArrow {
  readonly x: number;
  readonly y: number;
  readonly vp: number;
}

export function quayArrows(c: NzComponents, posts: readonly QuayPost[]): QuayArrow[] {
  const place = (post: number): Point => posts.find((other) => other.post === post)!.at;
  return c.postArrows.map(({ a, b, vp }) => ({ x: (place(a)[0] + place(b)[0]) / 2, y: place(a)[1] - 14, vp }));
}
