/** A change of a file of the checkout, which has the text once. */
export interface Edit {
  file: string
  text: string
  by: string
}

const staging = "    name: 'staging',\n"

/** Staging with these versions of its seed and of its origin secret, as an operator writes them. */
export const secretsOfStaging = (versions: string): Edit => ({
  file: 'infra/stages.ts',
  text: staging,
  by: `${staging}    signingSeedVersions: ${versions},\n    originSecretVersions: ${versions},\n`,
})

/** A template that differs. */
export const longerRetention: Edit = {
  file: 'infra/cloud/queue.ts',
  text: 'Duration.days(4)',
  by: 'Duration.days(5)',
}

/** A release that handles no change of the table. */
export const failingDispatcher: Edit = {
  file: 'functions/stream/dispatch.ts',
  text: 'readStream(async (change, batch) => {',
  by: "readStream(async (change, batch) => {\n  if (change) throw new Error('rehearsed')",
}
