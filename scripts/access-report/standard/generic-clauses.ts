/**
 * The clauses with requirements of EN 301 549 V3.2.1 (2021-03), chapters 4 to 8, 12 and 13: numbers and titles. Clauses that are void,
 * informative, or have only others within them are left out.
 */

/** Chapter 4: Functional performance statements. */
export const FUNCTIONAL_PERFORMANCE = {
  "4.2.1": "Usage without vision",
  "4.2.2": "Usage with limited vision",
  "4.2.3": "Usage without perception of colour",
  "4.2.4": "Usage without hearing",
  "4.2.5": "Usage with limited hearing",
  "4.2.6": "Usage with no or limited vocal capability",
  "4.2.7": "Usage with limited manipulation or strength",
  "4.2.8": "Usage with limited reach",
  "4.2.9": "Minimize photosensitive seizure triggers",
  "4.2.10": "Usage with limited cognition, language or learning",
  "4.2.11": "Privacy",
} as const;

/** Chapter 5: Generic requirements. */
export const GENERIC = {
  "5.1.2.1": "Closed functionality",
  "5.1.2.2": "Assistive technology",
  "5.1.3.1": "Audio output of visual information",
  "5.1.3.2": "Auditory output delivery including speech",
  "5.1.3.3": "Auditory output correlation",
  "5.1.3.4": "Speech output user control",
  "5.1.3.5": "Speech output automatic interruption",
  "5.1.3.6": "Speech output for non-text content",
  "5.1.3.7": "Speech output for video information",
  "5.1.3.8": "Masked entry",
  "5.1.3.9": "Private access to personal data",
  "5.1.3.10": "Non-interfering audio output",
  "5.1.3.11": "Private listening volume",
  "5.1.3.12": "Speaker volume",
  "5.1.3.13": "Volume reset",
  "5.1.3.14": "Spoken languages",
  "5.1.3.15": "Non-visual error identification",
  "5.1.3.16": "Receipts, tickets, and transactional outputs",
  "5.1.4": "Functionality closed to text enlargement",
  "5.1.5": "Visual output for auditory information",
  "5.1.6.1": "Closed functionality",
  "5.1.6.2": "Input focus",
  "5.1.7": "Access without speech",
  "5.2": "Activation of accessibility features",
  "5.3": "Biometrics",
  "5.4": "Preservation of accessibility information during conversion",
  "5.5.1": "Means of operation",
  "5.5.2": "Operable parts discernibility",
  "5.6.1": "Tactile or auditory status",
  "5.6.2": "Visual status",
  "5.7": "Key repeat",
  "5.8": "Double-strike key acceptance",
  "5.9": "Simultaneous user actions",
} as const;

/** Chapter 6: ICT with two-way voice communication. */
export const TWO_WAY_VOICE = {
  "6.1": "Audio bandwidth for speech",
  "6.2.1.1": "RTT communication",
  "6.2.1.2": "Concurrent voice and text",
  "6.2.2.1": "Visually distinguishable display",
  "6.2.2.2": "Programmatically determinable send and receive direction",
  "6.2.2.3": "Speaker identification",
  "6.2.2.4": "Visual indicator of Audio with RTT",
  "6.2.3": "Interoperability",
  "6.2.4": "RTT responsiveness",
  "6.3": "Caller ID",
  "6.4": "Alternatives to voice-based services",
  "6.5.2": "Resolution",
  "6.5.3": "Frame rate",
  "6.5.4": "Synchronization between audio and video",
  "6.5.5": "Visual indicator of audio with video",
  "6.5.6": "Speaker identification with video (sign language) communication",
  "6.6": "Alternatives to video-based services",
} as const;

/** Chapter 7: ICT with video capabilities. */
export const VIDEO = {
  "7.1.1": "Captioning playback",
  "7.1.2": "Captioning synchronization",
  "7.1.3": "Preservation of captioning",
  "7.1.4": "Captions characteristics",
  "7.1.5": "Spoken subtitles",
  "7.2.1": "Audio description playback",
  "7.2.2": "Audio description synchronization",
  "7.2.3": "Preservation of audio description",
  "7.3": "User controls for captions and audio description",
} as const;

/** Chapter 8: Hardware. */
export const HARDWARE = {
  "8.1.1": "Generic requirements",
  "8.1.2": "Standard connections",
  "8.1.3": "Colour",
  "8.2.1.1": "Speech volume range",
  "8.2.1.2": "Incremental volume control",
  "8.2.2.1": "Fixed-line devices",
  "8.2.2.2": "Wireless communication devices",
  "8.3.1": "Forward or side reach",
  "8.3.2.1": "Unobstructed high forward reach",
  "8.3.2.2": "Unobstructed low forward reach",
  "8.3.2.3.1": "Clear space",
  "8.3.2.3.2": "Obstructed (< 510 mm) forward reach",
  "8.3.2.3.3": "Obstructed (< 635 mm) forward reach",
  "8.3.2.4": "Knee and toe clearance width",
  "8.3.2.5": "Toe clearance",
  "8.3.2.6": "Knee clearance",
  "8.3.3.1": "Unobstructed high side reach",
  "8.3.3.2": "Unobstructed low side reach",
  "8.3.3.3.1": "Obstructed (≤ 255 mm) side reach",
  "8.3.3.3.2": "Obstructed (≤ 610 mm) side reach",
  "8.3.4.1": "Change in level",
  "8.3.4.2": "Clear floor or ground space",
  "8.3.4.3.1": "General",
  "8.3.4.3.2": "Forward approach",
  "8.3.4.3.3": "Parallel approach",
  "8.3.5": "Visibility",
  "8.3.6": "Installation instructions",
  "8.4.1": "Numeric keys",
  "8.4.2.1": "Means of operation of mechanical parts",
  "8.4.2.2": "Force of operation of mechanical parts",
  "8.4.3": "Keys, tickets and fare cards",
  "8.5": "Tactile indication of speech mode",
} as const;

/** Chapter 12: Documentation and support services. */
export const SUPPORT = {
  "12.1.1": "Accessibility and compatibility features",
  "12.1.2": "Accessible documentation",
  "12.2.2": "Information on accessibility and compatibility features",
  "12.2.3": "Effective communication",
  "12.2.4": "Accessible documentation",
} as const;

/** Chapter 13: ICT providing relay or emergency service access. */
export const RELAY = {
  "13.1.2": "Text relay services",
  "13.1.3": "Sign relay services",
  "13.1.4": "Lip-reading relay services",
  "13.1.5": "Captioned telephony services",
  "13.1.6": "Speech to speech relay services",
  "13.2": "Access to relay services",
  "13.3": "Access to emergency services",
} as const;
