/**
 * The door of `npm start`, `npm run dev` and `npm test`, for whatever Node the machine has: installs what the lock file
 * names where that is not done yet, then goes on with the Node that Lambda runs.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const programs = {
  start: ['infra/local/main.ts'],
  check: ['infra/checks/check.ts'],
  test: ['infra/checks/check.ts', '--with-tests'],
}

process.chdir(root)
install()
run(process.argv[2] ?? 'start', process.argv.slice(3))

/** npm leaves a copy of the lock file in `node_modules` when it is done: older than ours, or missing, it is not. */
function install() {
  const written = file => (existsSync(file) ? statSync(file).mtimeMs : 0)
  if (
    written('node_modules/.package-lock.json') >= written('package-lock.json') &&
    existsSync('node_modules/.bin/node')
  )
    return

  console.log('Installing what the lock file names; this takes a moment the first time.')
  const npm = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? '') && process.env.npm_execpath
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress']
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...options], { stdio: 'inherit' })
    : spawnSync('npm', options, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status) process.exit(status)
}

/** Runs a program of the project with its own Node; signals go on to it, and its exit code comes back. */
function run(name, options) {
  const bin = join(root, 'node_modules', '.bin')
  const path = [bin, process.env.PATH].join(process.platform === 'win32' ? ';' : ':')
  const child = spawn(join(bin, 'node'), [...programs[name], ...options], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
