import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** What CloudFront says to the API so that a call which went round it is refused. Made in the cloud and never seen. */
export class OriginSecret extends Construct {
  /** The word that CloudFront says; like `accepted` it becomes the word itself while it is deployed. */
  readonly said: string
  /** The words that functions let in, with blanks between. */
  readonly accepted: string

  /** `words` are numbers of words, the first being the one that is said; more than one only while they are changed. */
  constructor(scope: Construct, id: string, { words }: { words: number[] }) {
    super(scope, id)
    const made = words.toSorted((a, b) => a - b).map(word => ({ word, value: this.#make(word) }))
    this.said = made.find(({ word }) => word === words[0])?.value ?? ''
    this.accepted = made.map(({ value }) => value).join(' ')
  }

  #make(word: number): string {
    const secret = new CfnSecret(this, `Word${word}`, {
      description: 'What CloudFront says to the API',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    secret.applyRemovalPolicy(RemovalPolicy.RETAIN)
    return `{{resolve:secretsmanager:${secret.ref}:SecretString:::}}`
  }
}
