import { join } from 'node:path'
import type { Day } from '#shared/calendar/day.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { writeDemo } from '#infra/local/demo-record.ts'
import { CannotStart } from '#infra/local/stop.ts'
import { startSzabi } from '#infra/local/szabi.ts'
import { tableOf, workWith } from './table-of.ts'

export interface Seed {
  people: number
  absences: number
  dataDir: string
  today: Day
}

/**
 * Fills a new data folder with a company by direct writes, so that nobody is notified. Gives the number of items.
 */
export async function seedFolder({ dataDir, ...props }: Seed): Promise<number> {
  // Started once so that the template's table, keys and secrets are created.
  const cloud = await startSzabi({ dataDir })
  await cloud.close()
  if (!cloud.isNew) throw new CannotStart(`There is data in ${dataDir} already; choose another folder, or remove it.`)

  let setBack = () => {}
  const database = await startDynoxide(join(dataDir, 'table.db'))
  try {
    const { table, call } = await tableOf(database.url)
    const stream = (StreamSpecification: object) =>
      call('DynamoDB_20120810.UpdateTable', { TableName: table, StreamSpecification })
    setBack = workWith(database.url, table)
    const { fill, password } = await import('./fill.ts')

    await stream({ StreamEnabled: false })
    const items = await fill(props)
    await stream({ StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' })

    const login = { password, company: `Vetés ${props.people} Kft.` }
    writeDemo(dataDir, [
      { ...login, email: 'p0@seed.example', name: 'the owner', role: 'superadmin', note: `of ${props.people} people` },
      { ...login, email: 'p1@seed.example', name: 'an employee', role: 'employee', note: 'p2, p3, … are more' },
    ])
    return items
  } finally {
    setBack()
    await database.close()
  }
}
