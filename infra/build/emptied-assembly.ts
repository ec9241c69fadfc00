import { rm } from 'node:fs/promises'

/** The folder of a stage's templates, emptied, since what another release or another stage left there would be compared too. */
export async function emptiedAssembly({ name }: { name: string }): Promise<string> {
  const directory = `cdk.out/${name}`
  await rm(directory, { recursive: true, force: true })
  return directory
}
