import { bundleFunctions } from '#infra/functions.ts'

/** Before the first test: what every local cloud runs is built once, not by each test file at the same moment. */
export default async function setup() {
  await bundleFunctions()
}
