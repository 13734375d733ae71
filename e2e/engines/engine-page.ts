/** A page of a browser that is driven by its own protocol. Elements are named by an XPath. */
export type EnginePage = {
  /** Name and version of the browser. */
  browser: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Clicks where the element can be clicked by a person. @throws where it can't yet */
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
};
