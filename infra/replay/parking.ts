/** A dead-letter queue that holds messages. */
export interface DeadLetters {
  queue: string
  messages: number
}

/** Where work waits that failed for good: changes of the table in a bucket, messages in dead-letter queues. */
export interface Parking {
  /** The keys of parked batches of changes. */
  batches: () => Promise<string[]>
  /** The record that Lambda parked under a key. */
  read: (key: string) => Promise<string>
  remove: (key: string) => Promise<void>
  /** Queues a record of the stream for the dispatcher. */
  enqueue: (record: string) => Promise<void>
  deadLetters: () => Promise<DeadLetters[]>
  /** Moves the messages of a dead-letter queue back to the queue they come from, and gives how many there were. */
  redrive: (queue: string) => Promise<number>
}

/** What waits to be replayed. */
export interface Parked {
  /** Keys of parked batches, the oldest first. */
  batches: string[]
  deadLetters: DeadLetters[]
}

/** The last part of a key begins with the time. */
const timeOf = (key: string) => key.split('/').at(-1) ?? ''

export async function parkedIn(parking: Parking): Promise<Parked> {
  const batches = (await parking.batches()).sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
  return { batches, deadLetters: await parking.deadLetters() }
}

/** How much was replayed. */
export interface Replayed {
  changes: number
  messages: number
}

/**
 * Replays everything that is parked. A batch is removed only when all of its changes are queued, so that an interrupted replay
 * is repeated; the consumers do nothing twice.
 */
export async function replay(parking: Parking): Promise<Replayed> {
  const { batches, deadLetters } = await parkedIn(parking)
  const replayed: Replayed = { changes: 0, messages: 0 }
  for (const key of batches) {
    const changes = changesIn(await parking.read(key))
    for (const change of changes) await parking.enqueue(JSON.stringify(change))
    await parking.remove(key)
    replayed.changes += changes.length
  }
  for (const { queue } of deadLetters) replayed.messages += await parking.redrive(queue)
  return replayed
}

/** The records of a parked batch, which holds its event as a text. @throws Error where it holds none */
function changesIn(text: string): object[] {
  const { payload } = JSON.parse(text) as { payload?: string | object }
  const { Records } = (typeof payload === 'string' ? JSON.parse(payload) : (payload ?? {})) as { Records?: object[] }
  if (!Records) throw new Error('A parked batch has no event.')
  return Records
}
