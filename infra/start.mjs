/**
 * The entry of `npm start`, `npm run dev` and `npm test`, for whatever Node the machine has: installs what the lock file
 * names where that is not done yet, then goes on with the Node that Lambda runs.
 */
import { spawn } from 'node:child_process'
import { existsSync, lstatSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

// As it was called, which a link to this file leads to as well.
const root = dirname(dirname(process.argv[1]))
const programs = {
  start: ['infra/local/main.ts'],
  check: ['infra/checks/check.ts'],
  test: ['infra/checks/check.ts', '--with-tests'],
}

process.chdir(root)
const [name = 'start', ...options] = process.argv.slice(2)
process.exit((await install()) || (await run(name, options)))

/** npm leaves a copy of the lock file in `node_modules` when it is done: older than ours, or missing, it is not. */
async function install() {
  const written = file => (existsSync(file) ? statSync(file).mtimeMs : 0)
  if (
    written('node_modules/.package-lock.json') >= written('package-lock.json') &&
    existsSync('node_modules/.bin/node')
  )
    return 0

  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      '`node_modules` is a link, and installing would empty what it leads to. Remove the link and start again.',
    )
    return 1
  }
  console.log('Installing what the lock file names; this takes a moment the first time.')
  const npm = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? '') && process.env.npm_execpath
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress']
  return npm ? endOf(process.execPath, [npm, ...options]) : endOf('npm', options)
}

/** Runs a program of the project with its own Node. */
function run(name, options) {
  const bin = join(root, 'node_modules', '.bin')
  const PATH = [bin, process.env.PATH].join(delimiter)
  return endOf(join(bin, 'node'), [...programs[name], ...options], { ...process.env, PATH })
}

/** The exit code of a command, as a shell would give it; signals go on to the command. */
function endOf(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const pass = signal => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const signal of signals) process.off(signal, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
