/** The options of `npm run deploy`. */
interface Options {
  /** The logical ids of resources whose loss the operator accepts. */
  acceptedLosses: string[]
  /** Passed on to `cdk deploy`. */
  cdk: string[]
}

const name = '--accept-loss'

/** Reads `--accept-loss <logical id>`, which may be repeated; other options are the CDK's. @throws Error where no id follows */
export function optionsOf(args: string[]): Options {
  const options: Options = { acceptedLosses: [], cdk: [] }
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg !== name && !arg.startsWith(`${name}=`)) options.cdk.push(arg)
    else options.acceptedLosses.push(idAfter(arg === name ? args[++index] : arg.slice(name.length + 1)))
  }
  return options
}

function idAfter(id = ''): string {
  if (!/^\w+$/.test(id))
    throw new Error(`${name} is followed by the logical id of what would be lost, as the diff names it.`)
  return id
}
