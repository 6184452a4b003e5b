import type { ApiRefusal } from '@drover/protocol';
import { onlineLabels } from '../lib/language.svelte.ts';
import { openApi } from './api.ts';
import type { OpenSource } from './stream.ts';

/** The server this page came from, and what the page says when it refuses. */

function denied(status: number, { error = '', message = '' }: Partial<ApiRefusal>): string {
  const { refusals, refused } = onlineLabels();
  const byCode = (refusals as Readonly<Record<string, string>>)[error];
  const byStatus = (refused as Readonly<Record<string, string>>)[status >= 500 ? 500 : status];
  return byCode ?? byStatus ?? message;
}

export const api = openApi((path, init) => fetch(path, init), {
  denied,
  unreachable: () => onlineLabels().unreachable,
});

export const openSource: OpenSource = (url) => new EventSource(url);
