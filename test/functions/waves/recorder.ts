import { setTimeout as passed } from 'node:timers/promises'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { unitsOf, type Consumed, type SentCommand } from '../in-memory/units.ts'

/** What a call did at the table. */
export interface Recording extends Consumed {
  /** Database calls that had to wait for each other: those that could begin at the same moment are one wave. */
  waves: number
  calls: number
}

type Send = (command: SentCommand) => Promise<object>
const client = DynamoDBDocumentClient.prototype as unknown as { send: Send }

/**
 * Runs some work and records its calls to the table, each of which takes so many milliseconds: a call that begins after another one has
 * ended belongs to a later wave.
 */
export async function recorded(work: () => Promise<unknown>, milliseconds: number): Promise<Recording> {
  const { send } = client
  const recording = { waves: 0, calls: 0, read: 0, written: 0 }
  let ended = 0
  client.send = async function (this: object, command) {
    const wave = ended + 1
    recording.waves = Math.max(recording.waves, wave)
    recording.calls += 1
    try {
      await passed(milliseconds)
      const output = await send.call(this, command)
      const { read, written } = unitsOf(command, output)
      recording.read += read
      recording.written += written
      return output
    } finally {
      ended = Math.max(ended, wave)
    }
  }
  try {
    await work()
  } finally {
    client.send = send
  }
  return recording
}
