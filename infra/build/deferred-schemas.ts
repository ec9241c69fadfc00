import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** What builds a schema or a check, of what the product uses of zod. */
const builders = [
  'string number int boolean unknown literal enum email instanceof',
  'object looseObject strictObject array record union discriminatedUnion',
  'tuple optional nullable _default extend pick omit partial pipe transform',
  'minLength maxLength length gte lte regex refine check trim toLowerCase',
].flatMap(names => names.split(' '))

const namespace = 'deferred-schemas'
const deferred = resolve('functions/platform/deferred.ts')

const declared = builders.map(
  name => `/* @__NO_SIDE_EFFECTS__ */ function $${name}(...given) { return deferred(zod.${name}, given) }`,
)
const contents = [
  `import * as zod from 'zod/mini'`,
  `import { deferred } from ${JSON.stringify(deferred)}`,
  `export * from 'zod/mini'`,
  ...declared,
  `export { ${builders.map(name => `$${name} as ${name}`).join(', ')} }`,
].join('\n')

/** Has the schemas of a function built when they are first used, since it needs few of those that its imports name. */
export const deferredSchemas: Plugin = {
  name: namespace,
  setup(host) {
    host.onResolve({ filter: /^zod\/mini$/ }, ({ importer, namespace: from }) =>
      from === namespace || importer.includes('node_modules') ? undefined : { path: 'zod/mini', namespace },
    )
    host.onLoad({ filter: /.*/, namespace }, () => ({ contents, loader: 'js', resolveDir: resolve('.') }))
  },
}
