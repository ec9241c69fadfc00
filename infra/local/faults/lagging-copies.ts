import { setTimeout as pause } from 'node:timers/promises'
import type { DynamoCall } from '../database/dynamo-call.ts'
import { ensureTable } from '../database/tables.ts'
import { iteratorAt, read, shardsOf } from '../streams/stream-reader.ts'
import type { Resource } from '../template/resources.ts'

interface CopiesProps {
  call: DynamoCall
  tables: Resource[]
  /** The stream of each table, by the stream's ARN in the template. */
  streams: Map<string, string>
  signal: AbortSignal
}

/** Milliseconds between two polls of a stream. */
const pollInterval = 10

/**
 * Copies of the tables that lag behind by a set time, and stand in for indexes that do not hold the latest writes yet.
 * They are created on first use.
 */
export class LaggingCopies {
  readonly #props: CopiesProps
  #lag = 0
  #created: Promise<unknown> | undefined

  constructor(props: CopiesProps) {
    this.#props = props
  }

  nameOf(table: string) {
    return `${table}-lagging`
  }

  /** Sets the lag in milliseconds; the copies exist and have caught up when this returns. */
  async follow(lag: number) {
    this.#lag = lag
    this.#created ??= Promise.all(this.#props.tables.map(table => this.#copy(table)))
    await this.#created
  }

  async #copy(table: Resource) {
    const { call, streams } = this.#props
    const { StreamSpecification: _, TimeToLiveSpecification: __, ...properties } = table.properties
    await ensureTable(call, { ...table, name: this.nameOf(table.name), properties })
    const stream = streams.get(table.attributes.StreamArn ?? '') ?? ''
    await Promise.all(
      (await shardsOf(call, stream)).map(shard => this.#catchUp(this.nameOf(table.name), stream, shard)),
    )
  }

  /** Copies what exists at once, and every later change with the lag. */
  async #catchUp(copy: string, stream: string, shard: string) {
    const { call, signal } = this.#props
    let iterator: string | undefined = await iteratorAt(call, stream, { shard })
    for (;;) {
      const { records, next } = await read(call, iterator, 1000)
      for (const record of records) await this.#apply(copy, record)
      iterator = next
      if (!iterator) return
      if (!records.length) break
    }
    void this.#followWithLag(copy, iterator).catch(error => {
      if (!signal.aborted) throw error
    })
  }

  async #followWithLag(copy: string, from: string) {
    const { call, signal } = this.#props
    let iterator: string | undefined = from
    let applied = Promise.resolve()
    while (iterator && !signal.aborted) {
      const { records, next } = await read(call, iterator, 1000)
      const due = Date.now() + this.#lag
      for (const record of records)
        applied = applied
          .then(() => pause(Math.max(0, due - Date.now()), undefined, { ref: false }))
          .then(() => this.#apply(copy, record))
      iterator = next
      if (!records.length) await pause(pollInterval)
    }
  }

  async #apply(TableName: string, { dynamodb }: { dynamodb?: { NewImage?: object; Keys?: object } }) {
    if (this.#props.signal.aborted) return
    await (dynamodb?.NewImage
      ? this.#props.call('DynamoDB_20120810.PutItem', { TableName, Item: dynamodb.NewImage })
      : this.#props.call('DynamoDB_20120810.DeleteItem', { TableName, Key: dynamodb?.Keys }))
  }
}
