import { LANGUAGES, type Language } from '@larder/contract/language';
import i18next from 'i18next';
import { escapeHtml } from '../http/escape-html.ts';
import enGB from './locales/en-GB.json' with { type: 'json' };
import enUS from './locales/en-US.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

/** A mail without its addresses. */
export type MailMessage = { subject: string; text: string; html: string };
export type MessageName = keyof typeof enGB;

/** Typed alike, so that a text that one language lacks does not compile. `action` is the text of a message's link. */
const LOCALES: Record<Language, typeof enGB> = {
  'en-GB': enGB,
  'en-US': enUS,
  es,
  fr,
};

const texts = i18next.createInstance();
texts.init({
  initAsync: false,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { mail: LOCALES[language] }])),
  defaultNS: 'mail',
});

/** Renders a mail in a language, as text and as HTML. `link` is an address of this site. */
export function writeMessage(name: MessageName, language: Language, link = ''): MailMessage {
  const t = texts.getFixedT(language);
  const subject = t(`${name}.subject`);
  const paragraphs = t(`${name}.paragraphs`, { returnObjects: true }) as string[];
  const footer = t(`${name}.footer`);
  const action = texts.exists(`${name}.action`, { lng: language }) ? t(`${name}.action`) : null;

  const text = [...paragraphs, ...(action ? [`${action}\n${link}`] : []), footer, 'Larder'].join('\n\n');
  const button = action ? `<p><a href="${escapeHtml(link)}" style="${BUTTON_STYLE}">${escapeHtml(action)}</a></p>` : '';
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${PAGE_STYLE}">${body}${button}<p style="color:#5b5b52">${escapeHtml(footer)}</p><p>Larder</p></body></html>`,
  ].join('');
  return { subject, text, html };
}

const PAGE_STYLE = 'font:16px/1.5 system-ui,sans-serif;color:#22221d;max-width:34rem;margin:2rem auto;padding:0 1rem';
const BUTTON_STYLE =
  'display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#2f5d3a;color:#fff;text-decoration:none';
