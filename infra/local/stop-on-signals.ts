/** The end of the program, when somebody asks for it. */
export interface Stop {
  /** Whether it has been asked for: what fails from then on was cut off and is no failure. */
  asked: boolean
  /** What is to be done before the end; nothing is open to begin with. */
  close: () => Promise<void>
}

/** Ends the program on Ctrl-C, on SIGTERM and when its terminal goes, as a program that did what it was asked to. */
export function stopOnSignals(): Stop {
  const stop: Stop = { asked: false, close: async () => {} }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (stop.asked) return
      stop.asked = true
      await stop.close()
      process.exit(0)
    })
  return stop
}
