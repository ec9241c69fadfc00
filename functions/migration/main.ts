import { allKinds } from './kinds.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migration-store.ts'

// The program behind `npm run migrate`: migrates the table named by TABLE; with `--dry-run` it only counts.
const dryRun = process.argv.includes('--dry-run')
const counted = ({ seen, migrated, positions, missing, directories, found, unreadable }: Migration) =>
  `${seen} items seen, ${migrated} of an older shape${dryRun ? '' : ' migrated'}${positions ? `, ${positions} people ${dryRun ? 'to get' : 'given'} positions` : ''}${missing ? `, ${missing} people ${dryRun ? 'to be ' : ''}looked through for missing data` : ''}${directories ? `, ${directories} directories ${dryRun ? 'to build' : 'built'}` : ''}${found ? `, ${found} accounts, companies and plans that operators ${dryRun ? 'are to find' : 'find now'}` : ''}${unreadable ? `, ${unreadable} that cannot be read` : ''}`

const outcome = await migrate({
  kinds: await allKinds(),
  dryRun,
  progress: sofar => console.log(`${counted(sofar)} …`),
})
console.log(`Done: ${counted(outcome)}.`)
