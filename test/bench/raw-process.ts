import { rawClient } from './raw.ts'
import type { Recording } from './recorder.ts'

// The program of a process of the fleet: makes the raw calls that it is sent, as long as its parent lives.
const raw = rawClient(process.argv[2] ?? '')
process.on('disconnect', () => process.exit())
process.on('message', async ({ recording, place }: { recording: Recording; place: string }) => {
  await raw(recording, place)()
  process.send?.('done')
})
