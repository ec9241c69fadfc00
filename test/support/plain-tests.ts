/** The tests below a folder. */
export const room = (name: string) => `${name}/**/*.test.ts`
const views = [
  'api',
  'app/language',
  'app/prerender',
  'app/routes',
  'app/session',
  'company',
  'leave',
  'notifications',
  'people',
  'style',
].map(name => `test/web/${name}`)
/**
 * The tests that only count and say, without a cloud or a browser. They share processes and what these have imported, so none replaces a
 * module: where another test has imported it before, it would be the true one.
 */
export const plain = ['shared', 'web', 'test/shared', 'test/law', 'test/types', 'test/mutants', ...views].map(room)
