import { once } from 'node:events';
import { residentMemory } from './measure.ts';

interface Inspector {
  readonly webSocketDebuggerUrl: string;
}

/** Memory of a server in kB that is really in use: its garbage is collected first, through the inspector. */
export async function liveMemory(pid: number, inspector: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json`)).json()) as [Inspector];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  // What is freed first holds what can be freed next.
  for (let id = 1; id <= 3; id++) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await once(socket, 'message');
  }
  socket.close();
  return residentMemory(pid);
}
