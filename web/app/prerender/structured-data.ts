import i18next from 'i18next'
import type { ArticleEntry } from '#shared/site/article.ts'
import { monthlyPrices } from '#shared/company/plan/prices.ts'
import type { Language } from '#shared/words/language.ts'
import { operator } from '#shared/words/operator.ts'
import { productName } from '#shared/words/product.ts'
import { questions } from '#web/site/home/questions/questions.ts'
import { helpGroups } from '#web/site/help/help-topics.ts'
import { plainText } from '#web/site/help/search-help.ts'

const schema = { '@context': 'https://schema.org' }

/** Prices are net, in forints, for a seat and a month. */
const offer = (name: string, price: number) => ({ '@type': 'Offer', name, price, priceCurrency: 'HUF' })

const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
})

const product = (inLanguage: Language) => ({
  '@type': 'SoftwareApplication',
  name: productName,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage,
  description: i18next.t('site:lead'),
  offers: [offer('Starter', 0), offer('Standard', monthlyPrices.standard), offer('Premium', monthlyPrices.premium)],
})

const organization = {
  '@type': 'Organization',
  name: productName,
  sameAs: [operator.linkedIn],
}

/** The product, who makes it, and the questions that its home page answers. */
export const homeData = (inLanguage: Language) => ({
  ...schema,
  '@graph': [
    organization,
    product(inLanguage),
    {
      '@type': 'FAQPage',
      inLanguage,
      mainEntity: questions.map(name => question(i18next.t(`home:${name}Question`), i18next.t(`home:${name}Answer`))),
    },
  ],
})

export const calculatorData = (inLanguage: Language) => ({
  ...schema,
  '@type': 'WebApplication',
  name: i18next.t('site:calculator'),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage,
  isAccessibleForFree: true,
})

export const helpData = (inLanguage: Language) => ({
  ...schema,
  '@type': 'FAQPage',
  inLanguage,
  mainEntity: helpGroups.flatMap(({ topics }) =>
    topics.flatMap(({ articles }) =>
      articles.map(name => question(i18next.t(`help:${name}Title`), plainText(i18next.t(`help:${name}Text`)))),
    ),
  ),
})

export const articleData = ({ title, lead, published }: ArticleEntry) => ({
  ...schema,
  '@type': 'Article',
  headline: title,
  description: lead,
  datePublished: published,
  inLanguage: 'hu',
  author: organization,
  publisher: organization,
})
