import { join, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { Generations } from './generations.ts';

type Watch = { readonly root: string; readonly generations: Pick<Generations, 'outdate' | 'outdateContent'> };

/** Reports which saved files affect the running program: its code and texts, and what is imported from `content/`. */
export function watchCode({ root, generations }: Watch): Plugin {
  const importer = join(root, 'src/server/import-content.ts');

  function note(vite: ViteDevServer, file: string): void {
    const [room] = relative(root, file).split('/');
    if (room === 'content') generations.outdateContent();
    const graph = vite.environments.ssr.moduleGraph;
    const modules = [...(graph.getModulesByFile(file) ?? [])];
    const isRead = room === 'src' && !/\.test\.tsx?$/.test(file);
    if (modules.length === 0 && !isRead) return;
    if (modules.some((module) => isBelow(module, importer))) generations.outdateContent();
    graph.onFileChange(file);
    generations.outdate();
  }

  return {
    name: 'convoya:watch-code',
    configureServer(vite) {
      // It restarts when its configuration is saved.
      generations.outdate();
      // Before Vite's own plugins have seen it: the next request may come at once.
      vite.watcher.on('change', (file) => note(vite, file));
    },
    hotUpdate: {
      order: 'post',
      // New or deleted files change modules that list files; Vite's plugins have found them by now.
      handler({ type, file, modules, server }) {
        if (this.environment.name !== 'ssr' || type === 'update') return;
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
        note(server, file);
        if (modules.length > 0) generations.outdate();
      },
    },
  };
}

/** Whether the module of a file imports this one, directly or through others. */
function isBelow(module: EnvironmentModuleNode, file: string, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (module.file === file) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return [...module.importers].some((importer) => isBelow(importer, file, seen));
}
