import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld(() => ownCloud())

it('cloud 6: npm run migrate looks through the table of the local cloud, and finds every item in the shape of today', async () => {
  await world.founder()
  const env = { ...process.env, PORT: new URL(world.cloud.url).port }
  for (const options of [['--dry-run'], []]) {
    const { stdout } = await promisify(execFile)('node', ['infra/migrate/main.ts', '--local', ...options], { env })
    expect(stdout).toMatch(/Done: \d+ items seen, 0 of an older shape( migrated)?\.\n$/)
  }
})
