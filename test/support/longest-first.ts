import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that run longest, the longest first; the end of a whole run lists the slowest. */
export const longest = [
  'test/journeys/every-page.test.ts',
  'test/local/demo.test.ts',
  'test/race/race.test.ts',
  'test/web/pictures/pictures.test.ts',
  'test/journeys/roles.test.ts',
  'test/generated/garbage.test.ts',
  'test/local/failures/everything-fails.test.ts',
  'test/web/site/every-public-page.test.ts',
  'test/journeys/clicks.test.ts',
  'test/functions/waves.test.ts',
  'test/web/pictures/home/home-pictures.test.ts',
  'test/web/site/first-view.test.ts',
  'test/journeys/main-job.test.ts',
  'test/journeys/integrations.test.ts',
  'test/generated/access.test.ts',
  'test/journeys/attendance.test.ts',
  'test/journeys/start.test.ts',
  'test/journeys/days-off.test.ts',
  'test/local/failures/killed-under-load.test.ts',
  'test/journeys/second-factor.test.ts',
  'test/model/leave-book.test.ts',
  'test/local/failures/faults.test.ts',
  'test/web/site/public-pages.test.ts',
  'test/web/site/calculator-page.test.ts',
  'test/model/years.test.ts',
  'test/functions/account/commits.test.ts',
  'test/functions/history.test.ts',
  'test/local/seed.test.ts',
  'test/local/failures/replay.test.ts',
  'test/local/key-rotation.test.ts',
  'test/local/stop.test.ts',
  'test/local/workers.test.ts',
  'test/local/refusals.test.ts',
  'test/web/app/passwords.test.ts',
  'test/functions/account/second-factor.test.ts',
  'test/functions/people/membership.test.ts',
  'test/functions/leave/request.test.ts',
  'test/functions/account/passwords.test.ts',
  'test/functions/people/invitation-limits.test.ts',
  'test/functions/leave/afterwards.test.ts',
]

/**
 * Long files first, so that no core is idle at the end. Files that share a local cloud stand in a row: the process that runs
 * them, and the cloud with it, ends as soon as a file of another project is next.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  const place = longest.indexOf(relative('', moduleId))
  const isLong = place >= 0
  if (project.name !== 'sharing') return isLong ? place : 1_000
  return isLong ? 100 + place : 200
}
