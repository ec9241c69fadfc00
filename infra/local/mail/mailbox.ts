import type { DatabaseSync } from 'node:sqlite'
import { simpleParser } from 'mailparser'

/** An email as its recipients see it. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** ISO 8601, UTC. */
  at: string
}

/** An email with its number in the inbox. */
type KeptMail = Mail & { id: number }

/** Every email sent, with its raw message. */
export class Mailbox {
  readonly #store: DatabaseSync
  /** The emails read so far: no email ever changes, so that each is read once, however often somebody looks for another. */
  readonly #read: Mail[] = []
  #newest = 0

  constructor(store: DatabaseSync) {
    this.#store = store
    store.exec(
      'CREATE TABLE IF NOT EXISTS mail (id INTEGER PRIMARY KEY, recipients TEXT, subject TEXT, text TEXT, html TEXT, raw BLOB, at TEXT)',
    )
  }

  /** Stores a raw MIME message; the recipients of the envelope, if any, replace those of the headers. */
  async receive(raw: Buffer, recipients: string[] = []): Promise<void> {
    const { to = [], subject = '', text = '', html } = await simpleParser(raw, { skipTextToHtml: true })
    const named = [to].flat().flatMap(({ value }) => value.map(({ address = '' }) => address))
    this.keep(
      { to: (recipients.length ? recipients : named).join(', '), subject, text: text.trimEnd(), html: html || '' },
      raw,
    )
  }

  keep({ to, subject, text, html }: Omit<Mail, 'at'>, raw: Buffer = Buffer.alloc(0)) {
    this.#store
      .prepare('INSERT INTO mail (recipients, subject, text, html, raw, at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(to, subject, text, html, raw, new Date().toISOString())
  }

  /** All emails, the oldest first. */
  all(): Mail[] {
    const newer = this.#store
      .prepare('SELECT id, recipients AS "to", subject, text, html, at FROM mail WHERE id > ? ORDER BY id')
      .all(this.#newest) as unknown as KeptMail[]
    this.#newest = newer.at(-1)?.id ?? this.#newest
    this.#read.push(...newer.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at })))
    return [...this.#read]
  }

  /** The headers of all emails, the newest first. */
  headers(): Pick<KeptMail, 'id' | 'to' | 'subject' | 'at'>[] {
    return this.#store
      .prepare('SELECT id, recipients AS "to", subject, at FROM mail ORDER BY id DESC')
      .all() as unknown as KeptMail[]
  }

  find(id: number): (KeptMail & { raw: Uint8Array }) | undefined {
    return this.#store
      .prepare('SELECT id, recipients AS "to", subject, text, html, at, raw FROM mail WHERE id = ?')
      .get(id) as unknown as (KeptMail & { raw: Uint8Array }) | undefined
  }
}
