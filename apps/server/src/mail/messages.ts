import type { Language } from '@larder/contract/language';
import { escapeHtml } from '../http/recipe-head.ts';

/** A mail without its addresses. */
export type MailText = { subject: string; text: string; html: string };

type Words = {
  subject: string;
  paragraphs: readonly string[];
  /** The link's words; without them there is no link. */
  action?: string;
  /** Stands below everything. */
  footer: string;
};
export type MessageName = 'resetPassword' | 'emailChanged' | 'passwordChanged';

const ENGLISH: Record<MessageName, Words> = {
  resetPassword: {
    subject: 'Reset your Larder password',
    paragraphs: [
      'Someone, hopefully you, asked for a new password for your Larder account.',
      'Choose one with the link below. It works once, for one hour.',
    ],
    action: 'Choose a new password',
    footer: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  emailChanged: {
    subject: 'The email address of your Larder account was changed',
    paragraphs: ['Your Larder account now signs in with another email address; this one no longer belongs to it.'],
    footer: 'If it was not you, please write to us at once.',
  },
  passwordChanged: {
    subject: 'The password of your Larder account was changed',
    paragraphs: ['Your Larder account has a new password. Every other device was signed out.'],
    footer: 'If it was not you, ask for a new password on the sign-in page at once.',
  },
};

const SPANISH: Record<MessageName, Words> = {
  resetPassword: {
    subject: 'Restablece tu contraseña de Larder',
    paragraphs: [
      'Alguien, esperamos que hayas sido tú, ha pedido una contraseña nueva para tu cuenta de Larder.',
      'Elígela con el enlace de abajo. Sirve una sola vez y durante una hora.',
    ],
    action: 'Elegir una contraseña nueva',
    footer: 'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  },
  emailChanged: {
    subject: 'Se ha cambiado el correo de tu cuenta de Larder',
    paragraphs: [
      'Tu cuenta de Larder usa ahora otra dirección de correo; la que recibe este mensaje ya no está vinculada a ella.',
    ],
    footer: 'Si no has sido tú, escríbenos enseguida.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado la contraseña de tu cuenta de Larder',
    paragraphs: ['Tu cuenta de Larder tiene una contraseña nueva. Se ha cerrado la sesión en los demás dispositivos.'],
    footer: 'Si no has sido tú, pide enseguida una contraseña nueva en la página de inicio de sesión.',
  },
};

const FRENCH: Record<MessageName, Words> = {
  resetPassword: {
    subject: 'Réinitialisez votre mot de passe Larder',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Larder.',
      'Choisissez-le avec le lien ci-dessous. Il fonctionne une seule fois, pendant une heure.',
    ],
    action: 'Choisir un nouveau mot de passe',
    footer: 'Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte Larder a été modifiée',
    paragraphs: [
      'Votre compte Larder utilise désormais une autre adresse e-mail ; celle qui reçoit ce message n’y est plus associée.',
    ],
    footer: 'Si ce n’était pas vous, écrivez-nous sans attendre.',
  },
  passwordChanged: {
    subject: 'Le mot de passe de votre compte Larder a été modifié',
    paragraphs: ['Votre compte Larder a un nouveau mot de passe. Tous les autres appareils ont été déconnectés.'],
    footer: 'Si ce n’était pas vous, demandez sans attendre un nouveau mot de passe sur la page de connexion.',
  },
};

const MESSAGES: Record<Language, Record<MessageName, Words>> = {
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  es: SPANISH,
  fr: FRENCH,
};

/** A mail in the reader's language, as text and as HTML. `link` is an address of this site. */
export function writeMessage(name: MessageName, language: Language, link = ''): MailText {
  const { subject, paragraphs, action, footer } = MESSAGES[language][name];
  const text = [...paragraphs, ...(action ? [`${action}\n${link}`] : []), footer, 'Larder'].join('\n\n');
  const button = action ? `<p><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>` : '';
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${PAGE}">${body}${button}<p style="color:#5b5b52">${escapeHtml(footer)}</p><p>Larder</p></body></html>`,
  ].join('');
  return { subject, text, html };
}

const PAGE = 'font:16px/1.5 system-ui,sans-serif;color:#22221d;max-width:34rem;margin:2rem auto;padding:0 1rem';
const BUTTON =
  'display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#2f5d3a;color:#fff;text-decoration:none';
