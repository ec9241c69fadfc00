import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { dynamoAt } from '#infra/local/database/dynamo-call.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'

it('a write finds the last sequence number of its stream without reading the stream', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'stream-index-'))
  const file = join(directory, 'table.db')
  const database = await startDynoxide(file)
  await dynamoAt(database.url, 'eu-central-1')('DynamoDB_20120810.ListTables', {})
  await database.close()

  const store = new DatabaseSync(file)
  // The statement is dynoxide's own.
  const plan = store
    .prepare(
      'EXPLAIN QUERY PLAN SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?',
    )
    .all('table')
  store.close()
  await rm(directory, { recursive: true })
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH .* INDEX _stream_sequence/)])
})
