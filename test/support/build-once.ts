import { bundleFunctions } from '#infra/build/bundle-functions.ts'

/** Before the first test: what every local cloud runs is built once, not by each test file at the same moment. */
export default async function setup() {
  await bundleFunctions()
}
