/** A graph by numbers from 0 to `size`: the edges of a node, and a lower bound of the remaining cost. */
export type PathGraph = {
  readonly size: number;
  forEachEdge(node: number, visit: (to: number, cost: number) => void): void;
  getCostLeft(node: number): number;
};

export type PathRequest = { readonly start: number; readonly goal: number; readonly costLimit: number };

const noNode = -1;

/** The nodes of the cheapest path, including its ends, or null if there is none within the limit (A*). */
export function findCheapestPath(graph: PathGraph, { start, goal, costLimit }: PathRequest): number[] | null {
  const costs = new Float64Array(graph.size).fill(Infinity);
  const cameFrom = new Int32Array(graph.size).fill(noNode);
  const closed = new Uint8Array(graph.size);
  const queue = createQueue();
  costs[start] = 0;
  queue.push(start, graph.getCostLeft(start));
  for (let node = queue.pop(); node !== null; node = queue.pop()) {
    if (node === goal) {
      return unwindPath(cameFrom, goal);
    }
    if (closed[node] === 1) continue;
    closed[node] = 1;
    const from = node;
    const cost = costs[from] as number;
    graph.forEachEdge(from, (to, step) => {
      if (closed[to] === 1 || cost + step >= (costs[to] as number)) return;
      const whole = cost + step + graph.getCostLeft(to);
      if (whole > costLimit) return;
      costs[to] = cost + step;
      cameFrom[to] = from;
      queue.push(to, whole);
    });
  }
  return null;
}

function unwindPath(cameFrom: Int32Array, goal: number): number[] {
  const path = [goal];
  for (let node = cameFrom[goal] as number; node !== noNode; node = cameFrom[node] as number) {
    path.push(node);
  }
  return path.reverse();
}

type Queue = { push(node: number, priority: number): void; pop(): number | null };

/** A binary heap; nodes of the same priority come out in numerical order, so that paths are deterministic. */
function createQueue(): Queue {
  const nodes: number[] = [];
  const priorities: number[] = [];

  function isBefore(left: number, right: number): boolean {
    const [a, b] = [priorities[left] as number, priorities[right] as number];
    return a < b || (a === b && (nodes[left] as number) < (nodes[right] as number));
  }
  function swap(left: number, right: number): void {
    [nodes[left], nodes[right]] = [nodes[right] as number, nodes[left] as number];
    [priorities[left], priorities[right]] = [priorities[right] as number, priorities[left] as number];
  }
  function sink(): void {
    let at = 0;
    for (;;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < nodes.length && isBefore(child, least)) least = child;
      }
      if (least === at) return;
      swap(at, least);
      at = least;
    }
  }

  return {
    push: (node, priority) => {
      let at = nodes.push(node) - 1;
      priorities.push(priority);
      while (at > 0 && isBefore(at, (at - 1) >> 1)) {
        swap(at, (at - 1) >> 1);
        at = (at - 1) >> 1;
      }
    },
    pop: () => {
      const first = nodes[0];
      if (first === undefined) return null;
      swap(0, nodes.length - 1);
      nodes.pop();
      priorities.pop();
      sink();
      return first;
    },
  };
}
