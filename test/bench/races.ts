import { play } from '#test/race/play.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { rounded, type Measure } from './harness.ts'

/**
 * Plays rounds of every kind of change at the same moment, in a local cloud as strict as AWS, and says what they were told. A round
 * after which something is doubled, lost or overdrawn is said in a sentence.
 */
export async function measure({ rounds, seed }: { rounds: number; seed: number }) {
  const cloud = await ownCloud({ strictness: { serviceTime: 20, redelivered: 0.2 }, log: () => {} })
  const began = performance.now()
  try {
    const { findings, told, played } = await play(cloud, {
      rounds,
      seed,
      onRound: (round, found) => {
        for (const finding of found) console.error(finding)
        if (round % 100 === 0) console.log(`${round} rounds`)
      },
    })
    const seconds = rounded((performance.now() - began) / 1000)
    const measures: Measure[] = [
      { name: 'rounds of changes at the same moment', value: played, unit: 'rounds', aim: `= ${rounds}` },
      { name: 'their time', value: seconds, unit: 's' },
      { name: 'doubled, lost, overdrawn or told otherwise', value: findings.length, unit: 'findings', aim: '= 0' },
      { name: 'told that it is too busy', value: told.tooBusy, unit: 'replies', aim: '= 0' },
      ...[...told.statuses].map(([status, value]) => ({ name: `answered ${status}`, value, unit: 'replies' })),
    ]
    return { measures, findings }
  } finally {
    await cloud.close()
  }
}
