import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

interface MigrationRun {
  table: string
  dryRun: boolean
  /** Where DynamoDB is, and as whom it is called, where that is not AWS itself. */
  environment?: Record<string, string>
}

/** Runs the migration of a table in a process of its own, and gives what it says. @throws Error where it fails */
export async function runMigration({ table, dryRun, environment = {} }: MigrationRun): Promise<string> {
  const program = spawn(process.execPath, ['functions/migration/main.ts', ...(dryRun ? ['--dry-run'] : [])], {
    env: { ...process.env, ...environment, TABLE: table },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complaint, code] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    new Promise<number | null>(resolve => program.on('close', resolve)),
  ])
  if (code !== 0) throw new Error(complaint)
  return said
}
