import { createHash, randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'

export interface QueueSettings {
  name: string
  /** Seconds a received message stays hidden. */
  visibilityTimeout: number
  /** Seconds before a message can first be received. */
  delay: number
  /** After this many receives a message moves to the dead-letter queue. */
  redrive?: { to: string; after: number }
}

/** A received message. */
export interface Received {
  id: number
  messageId: string
  body: string
  attributes: string
  sentAt: number
  firstReceivedAt: number
  received: number
}

interface Sending {
  queue: string
  body: string
  attributes?: object
  /** Whose message it is; one of nobody is a group by itself. */
  group?: string | undefined
  /** Seconds; the queue's own delay by default. */
  delay?: number | undefined
}

interface QueueDelivery {
  /** The share of messages that are delivered late and again, as SQS may; none by default. */
  redelivered?: number
}

/** Milliseconds within which a message comes late, or again. */
const lateness = 2_000

/** A group of messages is noisy where so many of it, and more than this share of all, are in flight: about what SQS goes by. It goes by the time of consumers as well. */
const noisy = { count: 30, share: 0.1 }

const schema = `
  CREATE TABLE IF NOT EXISTS message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue TEXT NOT NULL,
    messageId TEXT NOT NULL,
    body TEXT NOT NULL,
    attributes TEXT NOT NULL,
    sentAt INTEGER NOT NULL,
    visibleAt INTEGER NOT NULL,
    received INTEGER NOT NULL DEFAULT 0,
    firstReceivedAt INTEGER
  );
  CREATE INDEX IF NOT EXISTS message_visible ON message (queue, visibleAt);
`

/** The template's queues, with SQS's semantics on SQLite. Emits `sent` with the queue's name. */
export class QueueStore extends EventEmitter<{ sent: [queue: string] }> {
  readonly #store: DatabaseSync
  readonly #queues: Map<string, QueueSettings>
  readonly #now: () => number
  readonly #redelivered: number

  constructor(store: DatabaseSync, queues: QueueSettings[], { redelivered = 0 }: QueueDelivery = {}, now = Date.now) {
    super()
    // Each consumer of each queue listens while it waits.
    this.setMaxListeners(0)
    this.#redelivered = redelivered
    this.#store = store
    this.#queues = new Map(queues.map(queue => [queue.name, queue]))
    this.#now = now
    store.exec(schema)
    addGroups(store)
    // Messages in flight when the local cloud ended become visible again, and its end uses up none of their tries.
    store.prepare('UPDATE message SET visibleAt = ?, received = received - 1 WHERE received > 0').run(now())
  }

  has(queue: string) {
    return this.#queues.has(queue)
  }

  names() {
    return [...this.#queues.keys()]
  }

  /** Stores a message, and gives its id and the MD5 of its body, which the SDK checks. */
  send({ queue, body, attributes = {}, group, delay = this.#settings(queue).delay }: Sending) {
    const messageId = randomUUID()
    const now = this.#now()
    const isOften = Math.random() < this.#redelivered
    for (const late of isOften ? [Math.random(), Math.random()] : [0])
      this.#store
        .prepare(
          'INSERT INTO message (queue, messageId, body, attributes, "group", sentAt, visibleAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(
          queue,
          messageId,
          body,
          JSON.stringify(attributes),
          group ?? null,
          now,
          now + delay * 1000 + Math.floor(late * lateness),
        )
    this.emit('sent', queue)
    return { messageId, digest: md5(body) }
  }

  /** Receives up to `most` visible messages, those of noisy groups last, and moves those received too often to the dead-letter queue. */
  receive(queue: string, most: number): Received[] {
    const { visibilityTimeout, redrive } = this.#settings(queue)
    const now = this.#now()
    if (redrive)
      this.#store
        .prepare(
          'UPDATE message SET queue = ?, received = 0, visibleAt = ? WHERE queue = ? AND visibleAt <= ? AND received >= ?',
        )
        .run(redrive.to, now, queue, now, redrive.after)
    return this.#store
      .prepare(
        `UPDATE message SET visibleAt = ?, received = received + 1, firstReceivedAt = coalesce(firstReceivedAt, ?)
         WHERE id IN (
           SELECT id FROM message WHERE queue = ? AND visibleAt <= ?
           ORDER BY coalesce("group" IN (SELECT value FROM json_each(?)), 0), id LIMIT ?
         ) RETURNING *`,
      )
      .all(
        now + visibilityTimeout * 1000,
        now,
        queue,
        now,
        JSON.stringify(this.#noisyGroups(queue)),
        most,
      ) as unknown as Received[]
  }

  /** The groups that take up more of the consumers than others of the queue should wait for. */
  #noisyGroups(queue: string): string[] {
    const groups = this.#store
      .prepare(
        'SELECT "group", count(*) AS held FROM message WHERE queue = ? AND visibleAt > ? AND received > 0 GROUP BY "group"',
      )
      .all(queue, this.#now()) as { group: string | null; held: number }[]
    const inFlight = groups.reduce((sum, { held }) => sum + held, 0)
    return groups.flatMap(({ group, held }) =>
      group !== null && held >= noisy.count && held > noisy.share * inFlight ? [group] : [],
    )
  }

  remove(id: number) {
    this.#store.prepare('DELETE FROM message WHERE id = ?').run(id)
  }

  /** The queue whose dead-letter queue this is. */
  sourceOf(deadLetters: string): string | undefined {
    return [...this.#queues.values()].find(({ redrive }) => redrive?.to === deadLetters)?.name
  }

  /** Moves the messages of a dead-letter queue back to the queue they come from, and gives how many there were. */
  redrive(deadLetters: string): number {
    const source = this.sourceOf(deadLetters)
    if (!source) return 0
    const { changes } = this.#store
      .prepare('UPDATE message SET queue = ?, received = 0, visibleAt = ? WHERE queue = ?')
      .run(source, this.#now(), deadLetters)
    this.emit('sent', source)
    return Number(changes)
  }

  /** When the next message of a queue becomes visible, in milliseconds since 1970. */
  nextVisible(queue: string): number | undefined {
    const row = this.#store.prepare('SELECT min(visibleAt) AS next FROM message WHERE queue = ?').get(queue)
    return (row?.next as number | null) ?? undefined
  }

  /** Whether no queue holds a message that is due or being processed; what lies among dead letters waits for an operator. */
  areEmpty(): boolean {
    const live = [...this.#queues.keys()].filter(name => !this.sourceOf(name))
    const due = this.#store.prepare(
      'SELECT 1 FROM message WHERE queue = ? AND (received > 0 OR visibleAt <= ?) LIMIT 1',
    )
    return live.every(name => !due.get(name, this.#now()))
  }

  /** The bodies of all messages of a queue, invisible ones included. */
  bodies(queue: string): string[] {
    return this.#store
      .prepare('SELECT body FROM message WHERE queue = ? ORDER BY id')
      .all(queue)
      .map(row => String(row.body))
  }

  #settings(queue: string): QueueSettings {
    const settings = this.#queues.get(queue)
    if (!settings) throw new Error(`No queue is called ${queue}.`)
    return settings
  }
}

/** Adds the groups of messages to a store that was made before there were any. */
function addGroups(store: DatabaseSync) {
  const columns = store.prepare('PRAGMA table_info(message)').all()
  if (!columns.some(({ name }) => name === 'group')) store.exec('ALTER TABLE message ADD COLUMN "group" TEXT')
}

export const md5 = (text: string) => createHash('md5').update(text).digest('hex')
