import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { stackName } from '#infra/cloud/szabi-stack.ts'
import { region, stageOf } from '#infra/stages.ts'

interface TableProgram {
  /** The program's file, from the root of the project, and its arguments. */
  program: readonly [file: string, ...args: string[]]
  table: string
  /** Where DynamoDB is, and as whom it is called, where that is not AWS itself. */
  environment?: Record<string, string>
}

/** Runs a program over a table in a process of its own, and gives what it says. @throws Error where it fails */
export async function runTableProgram({ program, table, environment = {} }: TableProgram): Promise<string> {
  const running = spawn(process.execPath, [...program], {
    env: { ...process.env, ...environment, TABLE: table },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complaint, code] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    new Promise<number | null>(resolve => running.on('close', resolve)),
  ])
  if (code !== 0) throw new Error(complaint)
  return said
}

/** Runs a program over the table of a deployed stage. @throws Error where the stage has none */
export async function runInStage(
  stage: string,
  program: TableProgram['program'],
  settings: Record<string, string> = {},
): Promise<string> {
  const stack = stackName(stageOf(stage))
  for await (const { TableNames = [] } of paginateListTables({ client: new DynamoDBClient({ region }) }, {})) {
    const table = TableNames.find(name => name.startsWith(`${stack}-Table`))
    if (table) return runTableProgram({ program, table, environment: { AWS_REGION: region, ...settings } })
  }
  throw new Error(`The stack ${stack} has no table; is it deployed?`)
}

/** Asks the local cloud that runs at PORT to run a program of an operator. @throws Error where it fails */
export async function runLocally(path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/_local/${path}`, { method: 'POST' })
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}
