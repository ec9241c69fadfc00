import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { notifications } from '#shared/notifications/contract.ts'
import { Checkout } from './checkout.ts'
import { failingDispatcher, longerRetention, secretsOfStaging } from './edits.ts'
import { emulatorName, environments, startEmulator } from './emulator.ts'
import { approve, ask, askersEmail, openOffice, ownersEmail, stillWorks } from './office.ts'
import { StageClient } from './stage-client.ts'
import { assert, Steps } from './steps.ts'

/**
 * The entry of `npm run rehearse`: deploys both stages of what is committed to an AWS emulator by the project's own commands, and
 * does there what an operator does. Its report is `docs/rehearsal.md`. It needs `python3` and the Python index.
 */
const directory = await mkdtemp(join(tmpdir(), 'szabi-rehearsal-'))
const steps = new Steps()
const emulator = await steps.do('Start the emulator', () => startEmulator(directory))
try {
  await rehearse()
} catch {
  process.exitCode = 1
} finally {
  emulator.close()
  await report()
  if (!process.exitCode) await rm(directory, { recursive: true })
  else console.error(`What is left lies in ${directory}.`)
}

async function rehearse() {
  const checkout = new Checkout(join(directory, 'checkout'), emulator.environment)
  await steps.do('Prepare the account: `cdk bootstrap` in both regions', async () => {
    await checkout.prepare()
    await checkout.run('cdk', ['bootstrap', ...environments])
  })
  await steps.do('Deploy staging', () => checkout.deploy('staging'))
  await steps.do('Deploy production with its edge stack, from the same checkout', async () => {
    // The emulator's account is new, so that nothing of the last release would be lost in it.
    await checkout.run('rm', ['-r', 'infra/release/releases/production'])
    await checkout.deploy('production')
  })

  const stage = new StageClient(emulator, 'szabi-staging')
  const office = await steps.do('Register, found a company, invite; accept by the link in the email', () =>
    openOffice(stage),
  )
  await steps.do('Ask for leave and approve it, with an email at each', async () => {
    const id = await ask(office, 1)
    await stage.emailTo(ownersEmail, '/dashboard')
    await approve(office, id)
    await stage.emailTo(askersEmail, '/dashboard')
  })

  for (const [title, versions] of [
    ['publish', '[1, 2]'],
    ['sign and send', '[2, 1]'],
    ['retire', '[2]'],
  ] as const)
    await steps.do(`Rotate the signing seed and the origin secret: ${title}; who is signed in stays so`, async () => {
      const edit = secretsOfStaging(versions)
      await checkout.restore(edit)
      await checkout.edit(edit)
      if (title === 'retire') await checkout.deploy('staging', { accepted: await lossesOf('staging') })
      else await checkout.deploy('staging')
      await stillWorks(office)
    })

  await steps.do('Deploy a changed template whose dispatcher fails', async () => {
    await checkout.edit(longerRetention)
    await checkout.edit(failingDispatcher)
    await checkout.deploy('staging')
  })
  const before = (await stage.emails()).length
  await steps.do('Ask for leave; the change is parked whole', async () => {
    await ask(office, 2)
    await untilParked()
  })
  await steps.do('Go back one release', async () => {
    await checkout.restore(longerRetention)
    await checkout.restore(failingDispatcher)
    await checkout.deploy('staging')
  })
  await steps.do('Replay what is parked; the email and the notification arrive once', async () => {
    const outcome = await checkout.run('npm', ['run', 'replay', '--', '--stage', 'staging'])
    assert(/Replayed: [1-9]/.test(outcome), outcome)
    await untilEmails(before + 1)
    await pause(5_000)
    assert((await stage.emails()).length === before + 1, 'Not one email arrived.')
    const { data } = await office.owner.ask(notifications.listNotifications)
    assert(data.filter(({ data: { model } }) => model).length === 2, 'The bell does not hold two requests.')
    assert(
      (await checkout.run('npm', ['run', 'replay', '--', '--stage', 'staging'])).includes('Nothing is parked'),
      'Something is parked still.',
    )
  })
  await steps.do('Look through the table with `npm run migrate`', async () => {
    const outcome = await checkout.run('npm', ['run', 'migrate', '--', '--stage', 'staging'])
    assert(/Done: \d+ items seen, 0 of an older shape/.test(outcome), outcome)
  })

  /** The secrets that retiring them takes out of the stack, as the guard names them when it refuses. */
  async function lossesOf(name: string): Promise<string[]> {
    const refusal = await checkout.deploy(name).catch((error: Error) => error.message)
    const losses = [...refusal.matchAll(/: (\w+) \(AWS::SecretsManager::Secret\) would be lost/g)].map(
      ([, id = '']) => id,
    )
    assert(losses.length === 2, `The guard did not name the two secrets: ${refusal}`)
    return losses
  }

  async function untilEmails(count: number, tries = 90): Promise<void> {
    if ((await stage.emails()).length >= count || !tries) return
    await pause(1_000)
    return untilEmails(count, tries - 1)
  }

  async function untilParked(tries = 60): Promise<void> {
    const listed = await checkout.run('npm', ['run', 'replay', '--', '--stage', 'staging', '--dry-run'])
    if (/^parked: /m.test(listed)) return
    assert(tries, 'Nothing was parked.')
    await pause(1_000)
    return untilParked(tries - 1)
  }
}

/** Writes the report into the documentation, as the last rehearsal. */
async function report() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const text = `# The last rehearsal

\`npm run rehearse\` deploys both stages of what is committed to an AWS emulator (${emulatorName}) by the project's own commands, and does there what an
operator does. It is not part of \`npm test\`: it needs \`python3\` and the Python index. This report is written by it.

Commit ${commit}, ${day}: ${process.exitCode ? 'failed' : 'passed'}.

${steps.report()}

## What the emulator does not do as AWS does

Mended by \`infra/rehearsal/emulator.py\`:

- Of what a generated secret excludes it knows only the single characters, not the kinds.
- When a nested stack is updated, its unchanged resources lose their attributes.
- The event of a call has its cookies in a header instead of \`cookies\`.
- It parks no change of a table, and takes one for handled whose failure the function reports. It is tried three times and put into the bucket as Lambda does.

Not rehearsed, since the emulator has them in name only or not at all:

- Calls of the API do not go through the content network, which reaches no API by HTTPS here. They carry the origin secret that the distribution would send.
- Roles are not enforced (the local cloud enforces them), alarms and the web ACL judge nothing, and domains are not proven.
- Concurrency, throttling and transactions that overlap are those of one process.
`
  await writeFile('docs/rehearsal.md', text)
}
