const SPECIAL_TOKENS = /<\|[^|>]{0,60}\|?>|\[\/?(?:INST|SYS|TOOL_CALLS|AVAILABLE_TOOLS)\]|<<\/?SYS>>|<\/?s>/gi;
const MARKDOWN_LINK = /!?\[([^\]]{0,500})\]\s?\([^)]{0,2000}\)/g;
const MARKDOWN_REFERENCE = /!?\[([^\]]{0,200})\]\[[^\]]{0,200}\]/g;
const HTML = /<\/?[a-z!][^<>]{0,2000}>?/gi;
const ADDRESS = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/{1,3}|(?:javascript|data|vbscript|mailto|file):|www\.)\S*/gi;
const DOMAIN =
  /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|app|info|biz|xyz|example|test|onion|co|ly|me|ru|cn|uk|fr|es|eu)\b(?:[:/?#]\S*)?/gi;
const MAIL = /\S+@\S+\.\S+/g;
/** Controls, zero-width characters, and marks that change the direction of text. */
const INVISIBLE = /[^\P{Cc}\s]|[\p{Cf}\p{Cs}\ufffd]/gu;
const MARKUP = /[*_`~#|]{1,3}(?=\S)|(?<=\S)[*_`~|]{1,3}/g;

/**
 * A model's text as plain words: without markup, links, addresses, special tokens and invisible characters. What is
 * left is rendered as text alone.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPECIAL_TOKENS, ' ')
    .replace(MARKDOWN_LINK, '$1')
    .replace(MARKDOWN_REFERENCE, '$1')
    .replace(HTML, ' ')
    .replace(ADDRESS, ' ')
    .replace(MAIL, ' ')
    .replace(DOMAIN, ' ')
    .replace(MARKUP, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
