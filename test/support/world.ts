import { afterAll, beforeAll } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { sharedCloud } from './shared-cloud.ts'
import { worldOf, type World } from './inhabitants.ts'

export { password, type Person, type World } from './inhabitants.ts'

/** A local cloud with people who can be made quickly: one of the file's own where it starts one, else the one that files share. */
export function openWorld(start: () => Promise<LocalCloud> = sharedCloud): World {
  let cloud: LocalCloud
  beforeAll(async () => void (cloud = await start()))
  afterAll(() => cloud?.close())
  return worldOf(() => cloud)
}
