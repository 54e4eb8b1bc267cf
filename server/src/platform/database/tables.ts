// Written from the migrated database: see "To add a table" in CONTRIBUTING.md.
import type { Generated, GeneratedAlways } from 'kysely';

export type Tables = {
  account: {
    id: string;
    email: string;
    role: 'PATIENT' | 'PROFESSIONAL' | 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY';
    status: Generated<'PENDING' | 'ACTIVE' | 'DISABLED' | 'PSEUDONYMISED'>;
    id_number: string | null;
    alias: string | null;
    password_hash: string | null;
    sign_in: Generated<'password' | 'google'>;
    sounds_muted: boolean | null;
    created_at: Generated<Date>;
    activated_at: Date | null;
  };
  account_consent: {
    account_id: string;
    consent_text_id: string;
    accepted_at: Generated<Date>;
  };
  account_identity: {
    issuer: string;
    subject: string;
    account_id: string;
    created_at: Generated<Date>;
  };
  account_key: {
    id: string;
    account_id: string;
    purpose: 'activation' | 'reset';
    key_hash: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  address: {
    person_id: string;
    street: string;
    number: string;
    number_department: string | null;
    floor: string | null;
    postal_code: string;
    between_streets: string | null;
    city: string;
    province: string;
    country: Generated<string>;
  };
  audit_event: {
    id: string;
    recorded_at: Generated<Date>;
    type: string;
    action: 'C' | 'R' | 'U' | 'D' | 'E';
    outcome: 'success' | 'denied' | 'failed';
    account_id: string | null;
    role: string | null;
    session_id: string | null;
    patient_id: string | null;
    entity_type: string | null;
    entity_id: string | null;
    purpose: 'TREAT' | 'PATRQT' | 'HPAYMT' | 'HOPERAT' | 'BTG';
    rule: string | null;
    request_id: string | null;
  };
  branch_account: {
    account_id: string;
    branch_id: string;
    bound_at: Generated<Date>;
  };
  branch_office: {
    id: Generated<string>;
    pharmacy_id: string;
    name: string;
    street_name: string;
    street_number: string;
    phone_number: string;
    locality: string;
    province_code: string;
    opening_hours: Generated<unknown[]>;
    version: Generated<number>;
    active: Generated<boolean>;
  };
  call_join: {
    id: string;
    token_hash: Buffer;
    queue_id: string;
    claim_epoch: number;
    account_id: string;
    session_id: string;
    role: 'publisher' | 'subscriber';
    uid: number;
    expires_at: Date;
    joined_at: Date | null;
  };
  call_message: {
    id: string;
    queue_id: string;
    account_id: string;
    side: 'patient' | 'professional';
    body: string;
    sent_at: Date;
  };
  call_seat: {
    queue_id: string;
    side: 'patient' | 'professional';
    claim_epoch: number;
    account_id: string;
    connection_id: string;
    fingerprint: string;
    microphone: boolean;
    camera: boolean;
    joined_at: Date;
    lease_until: Date;
  };
  connection_test: {
    account_id: string;
    download_ms: number;
    upload_ms: number;
    tested_at: Date;
  };
  consent: {
    id: string;
    consent_text_id: string;
    person_id: string;
    consultation_id: string | null;
    granted: Generated<boolean>;
    accepted_by: string;
    session_id: string | null;
    accepted_at: Generated<Date>;
    withdrawn_at: Date | null;
  };
  consent_text: {
    id: string;
    kind: 'terms' | 'privacy' | 'teleconsultation' | 'holder-reading';
    version: number;
    title: string;
    body: string;
    body_hash: string;
    published_at: Generated<Date>;
  };
  consultation: {
    id: string;
    queue_id: string;
    claim_epoch: number;
    person_id: string;
    holder_id: string;
    author_id: string;
    consultation_type: 'VIRTUAL_GUARD' | 'APPOINTMENT';
    diagnosis: string;
    diagnosis_code: string | null;
    reason: string;
    detail: string;
    attention_type: string;
    prepaid_health_category_name: string | null;
    prepaid_health_name: string | null;
    affiliate_number: string | null;
    professional_name: string;
    professional_specialties: string;
    professional_license: string;
    started_at: Date;
    created_at: Generated<Date>;
    version: Generated<number>;
    version_at: Date | null;
    changes: Generated<string[]>;
    content_hash: string;
  };
  consultation_addendum: {
    id: string;
    consultation_id: string;
    author_id: string;
    created_at: Generated<Date>;
    body: string;
    content_hash: string;
  };
  consultation_certificate: {
    id: string;
    consultation_id: string;
    position: number;
    diagnosis: string;
    indications: string;
    unit: 'Horas' | 'Dias';
    duration: number;
    institution: string;
    until_version: number | null;
  };
  consultation_draft: {
    queue_id: string;
    author_id: string;
    version: number;
    content: Record<string, unknown>;
    updated_at: Generated<Date>;
    finished_at: Date | null;
  };
  consultation_instructions: {
    id: string;
    consultation_id: string;
    position: number;
    body: string;
    template_id: number | null;
    until_version: number | null;
  };
  consultation_referral: {
    id: string;
    consultation_id: string;
    position: number;
    name: string;
    diagnosis: string;
    comment: string;
    cuir: string | null;
    until_version: number | null;
  };
  consultation_study: {
    id: string;
    consultation_id: string;
    position: number;
    name: string;
    diagnosis: string;
    cuir: string | null;
    until_version: number | null;
  };
  consultation_version: {
    consultation_id: string;
    version: number;
    author_id: string;
    created_at: Date;
    diagnosis: string;
    diagnosis_code: string | null;
    reason: string;
    detail: string;
    changes: string[];
    content_hash: string;
  };
  coverage_use: {
    queue_id: string;
    holder_id: string;
    month: string;
    monthly_limit: number | null;
    returned_at: Date | null;
  };
  diagnosis: {
    cie_10: string;
    name: string;
    everyday_words: Generated<string>;
    active: Generated<boolean>;
  };
  dispensing: {
    id: string;
    prescription_id: string;
    branch_id: string;
    account_id: string;
    pharmacy_name: string;
    branch_name: string;
    pharmacist_name: string;
    pharmacist_licence: string;
    dispensed_at: Date;
    partial: boolean;
  };
  dispensing_line: {
    line_id: string;
    dispensing_id: string;
    product: string;
    pack: string;
    quantity: number;
    lot: string;
    substitution: string | null;
  };
  document: {
    id: string;
    consultation_id: string;
    person_id: string;
    author_id: string;
    kind: 'prescription' | 'certificate' | 'study' | 'referral' | 'instructions' | 'teleassistance';
    entity_id: string;
    title: string;
    content: Record<string, unknown>;
    created_at: Generated<Date>;
    bytes: Buffer | null;
    sha256: string | null;
    key_id: string | null;
    signed_at: Date | null;
  };
  document_code: {
    code: string;
    document_id: string;
  };
  document_replaced: {
    document_id: string;
    replaced_at: Generated<Date>;
  };
  emergency_access: {
    id: string;
    person_id: string;
    professional_id: string;
    session_id: string | null;
    reason: string;
    opened_at: Date;
    until: Date;
    recorded_at: Generated<Date>;
  };
  family_invitation_mail: {
    holder_id: string;
    account_id: string;
    link_id: string;
    sent_at: Date;
  };
  family_link: {
    id: string;
    holder_id: string;
    member_id: string;
    relationship_to_titular: 'SPOUSE' | 'PARTNER' | 'OFFSPRING' | 'IN_CHARGE';
    status: Generated<'PENDING' | 'ACTIVE' | 'ENDED'>;
    created_at: Generated<Date>;
    answered_by: string | null;
    answered_at: Date | null;
  };
  guard_queue_entry: {
    id: string;
    person_id: string;
    holder_id: string;
    account_id: string;
    specialty_id: number;
    reason: string;
    first_name: string;
    last_name: string;
    alias: string | null;
    sex_str: 'FEMALE' | 'MALE' | 'NON_BINARY';
    birth_date: string;
    financer: string;
    holder_email: string;
    phase: 'WAITING' | 'OFFERED' | 'ACCEPTED' | 'IN_CALL' | 'WRAP_UP' | 'FINISHED' | 'QUIT' | 'ERROR';
    status: 'WAITING' | 'STARTED' | 'ACCEPTED' | 'FINISHED' | 'QUIT' | 'ERROR' | 'FAIL_SAVE_CONSULTATION';
    professional_id: string | null;
    professional_name: string | null;
    professional_licence: string | null;
    claim_epoch: number | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    offered_at: Date | null;
    accepted_at: Date | null;
    started_at: Date | null;
    patient_out_at: Date | null;
    left_open_at: Date | null;
    director_told_at: Date | null;
    closed_at: Date | null;
    closed_reason: string | null;
    loss_seen_at: Date | null;
    patient_lease_until: Date;
    professional_lease_until: Date | null;
  };
  guard_queue_event: {
    seq: GeneratedAlways<number>;
    queue_id: string;
    command: string;
    from_phase: string | null;
    to_phase: string;
    claim_epoch: number | null;
    account_id: string | null;
    session_id: string | null;
    command_id: string | null;
    reason: string | null;
    at: Generated<Date>;
  };
  indications_template: {
    id: number;
    name: string;
    body: string;
  };
  invoice: {
    id: string;
    entity_name: string;
    entity_id: string;
    entity_version: number;
    account_id: string;
    provider: string;
    amount: number;
    currency: string;
    description: string;
    status: Generated<'OPEN' | 'PAID' | 'FAILED' | 'CLOSED'>;
    checkout_id: string | null;
    link: string | null;
    created_at: Date;
    expires_at: Date;
    ask_at: Date | null;
    ended_at: Date | null;
  };
  list_import: {
    id: string;
    list: string;
    source: string;
    licence: string;
    sha256: string | null;
    imported_at: Generated<Date>;
    rows_read: number;
    rows_added: number;
    rows_changed: number;
    rows_deactivated: number;
  };
  locality: {
    id: Generated<number>;
    province_code: string;
    name: string;
    department: Generated<string>;
    active: Generated<boolean>;
  };
  medication: {
    id: Generated<number>;
    generic_name: string;
    form: string;
    concentration: string;
    presentation: string;
    sale_condition: 'free' | 'prescription' | 'archived' | 'restricted';
    active: Generated<boolean>;
  };
  notification: {
    id: string;
    account_id: string;
    event: string;
    event_key: string;
    status: Generated<'CREATED' | 'DELIVERED' | 'READ' | 'DELETED'>;
    subject: string;
    description: string;
    entity_type: 'document' | 'consultation' | null;
    entity_id: string | null;
    queue_id: string | null;
    creation_date: Generated<Date>;
  };
  outbound_message: {
    id: string;
    channel: 'email' | 'whatsapp';
    recipient: string;
    subject: string | null;
    body_text: string;
    body_html: string | null;
    status: Generated<'NEW' | 'ACCEPTED' | 'ERROR'>;
    attempts: Generated<number>;
    last_error: string | null;
    created_at: Generated<Date>;
    accepted_at: Date | null;
  };
  patient: {
    person_id: string;
    clinic_history_id: GeneratedAlways<number>;
    full_profile: Generated<boolean>;
    attention_type: 'Obra Social' | 'Particular' | null;
    prepaid_health_category_id: number | null;
    affiliate_number: string | null;
    coverage_verified_at: Date | null;
    size: number | null;
    weight: number | null;
    allergies: string | null;
    family_history: string | null;
    vaccines: string | null;
    gynecological_data: string | null;
  };
  patient_antecedent: {
    id: string;
    person_id: string;
    kind: 'disease' | 'surgery' | 'medication';
    catalog_id: number | null;
    name: string;
  };
  payment: {
    id: string;
    provider: string;
    provider_payment_id: string;
    invoice_id: string;
    amount: number;
    currency: string;
    status: 'PENDING' | 'APPROVED' | 'REJECTED';
    read_at: Date;
  };
  payment_notice: {
    provider: string;
    event_id: string;
    provider_payment_id: string;
    received_at: Date;
  };
  person: {
    id: string;
    account_id: string | null;
    alias: string | null;
    first_name: string;
    last_name: string;
    sex_str: 'FEMALE' | 'MALE' | 'NON_BINARY';
    birth_date: string;
    id_number: string;
    cuil: string | null;
    other_identification_type: 'CUIT' | 'CDI' | 'PASSPORT' | null;
    other_identification_number: string | null;
    phone_number: string | null;
    created_at: Generated<Date>;
  };
  pharmacy: {
    id: Generated<string>;
    cuit: string;
    name: string;
    active: Generated<boolean>;
  };
  plan_request: {
    id: string;
    kind: 'CONTACT' | 'CHANGE';
    person_id: string;
    holder_id: string;
    holder_name: string;
    phone_number: string | null;
    plan_name: string | null;
    wanted_plan_id: number | null;
    affiliate_number: string | null;
    status: Generated<'OPEN' | 'RESOLVED' | 'REJECTED'>;
    asked_on: string;
    created_at: Generated<Date>;
  };
  pre_existing_disease: {
    id: Generated<number>;
    name: string;
    active: Generated<boolean>;
  };
  prepaid_health: {
    id: Generated<number>;
    name: string;
    kind: Generated<'PREPAID' | 'SOCIAL' | 'PARTICULAR'>;
    active: Generated<boolean>;
  };
  prepaid_health_category: {
    id: Generated<number>;
    prepaid_health_id: number;
    name: string;
    monthly_consultations: number | null;
    family_members_allowed: Generated<number>;
    active: Generated<boolean>;
  };
  prescription: {
    id: string;
    external_id: string;
    consultation_id: string;
    author_id: string;
    person_id: string;
    holder_id: string;
    patient_name: string;
    professional_name: string;
    professional_license: string;
    professional_login: string;
    diagnosis: string;
    status: Generated<'ISSUED' | 'SENT' | 'DISPENSED' | 'BLOCKED' | 'ANNULLED'>;
    created_at: Generated<Date>;
    start_date: string;
    sent_at: Date | null;
    dispensed_at: Date | null;
    blocked_at: Date | null;
    blocked_from: 'ISSUED' | 'SENT' | null;
    annulled_at: Date | null;
    annul_reason: string | null;
    test_mark: boolean;
    version: Generated<number>;
  };
  prescription_block: {
    id: string;
    prescription_id: string;
    branch_id: string;
    account_id: string;
    pharmacy_name: string;
    branch_name: string;
    pharmacist_name: string;
    pharmacist_licence: string;
    reason: string;
    blocked_at: Date;
  };
  prescription_line: {
    id: string;
    prescription_id: string;
    item: number;
    cuir: string;
    medication_id: number | null;
    generic_name: string;
    form: string;
    concentration: string;
    presentation: string;
    sale_condition: 'free' | 'prescription' | 'archived' | 'restricted';
    quantity: number;
    posology: string;
    extended: Generated<boolean>;
    vih: Generated<boolean>;
    substitution: Generated<boolean>;
  };
  price_list: {
    branch_id: string;
    imported_at: Date;
    imported_by: string;
  };
  price_offer: {
    branch_id: string;
    product: string;
    ingredient: string;
    form: string;
    strength: string;
    pack: string;
    price: number;
  };
  problem_report: {
    id: string;
    queue_id: string;
    account_id: string;
    body: string;
    created_at: Generated<Date>;
  };
  professional: {
    account_id: string;
    person_id: string;
    full_profile: Generated<boolean>;
    profession: string | null;
    refeps_code: string | null;
    academic_training: string | null;
    professional_address: string | null;
    attention_particular: Generated<boolean>;
    restricted_authorisation: string | null;
    verification: Generated<'PENDING_VERIFICATION' | 'VERIFIED' | 'SUSPENDED'>;
    verified_at: Date | null;
    verified_by: string | null;
  };
  professional_insurer: {
    professional_id: string;
    prepaid_health_id: number;
    is_provider: Generated<boolean>;
  };
  professional_licence: {
    id: string;
    professional_id: string;
    number: string;
    type_licence_str: 'NATIONAL' | 'PROVINCIAL';
    issuer: string;
    jurisdiction_code: string | null;
    valid_until: string | null;
    position: number;
  };
  professional_presence: {
    account_id: string;
    specialty_id: number;
    available: Generated<boolean>;
    lease_until: Generated<Date>;
    updated_at: Generated<Date>;
  };
  professional_specialty: {
    professional_id: string;
    specialty_id: number;
    position: number;
  };
  profile_draft: {
    account_id: string;
    subject: string;
    version: number;
    step: number;
    content: Record<string, unknown>;
    updated_at: Generated<Date>;
  };
  province: {
    indec_code: string;
    name: string;
  };
  purchase_order: {
    id: string;
    number: GeneratedAlways<number>;
    account_id: string;
    branch_id: string;
    status: Generated<'CREATED' | 'QUOTED' | 'PRE_PAID' | 'PAID' | 'SENT' | 'DELIVERED' | 'REJECTED' | 'EXPIRED'>;
    status_reason: string | null;
    created_at: Date;
    quoted_at: Date | null;
    prepaid_at: Date | null;
    paid_at: Date | null;
    sent_at: Date | null;
    delivered_at: Date | null;
    rejected_at: Date | null;
    expired_at: Date | null;
    moved_at: Date;
    expires_at: Date;
    quote_version: Generated<number>;
    delivery_cost: number | null;
    discount_order: Generated<number>;
    discount_extra: Generated<number>;
    total: number | null;
    promised_day: string | null;
    delivery_kind: 'PICKUP' | 'DELIVERY';
    delivery_address: Record<string, unknown> | null;
    guide_number: string | null;
    version: Generated<number>;
  };
  purchase_order_event: {
    id: GeneratedAlways<number>;
    order_id: string;
    actor: 'patient' | 'branch' | 'provider' | 'clock';
    account_id: string | null;
    command: 'create' | 'quote' | 'decline' | 'expire' | 'reject' | 'beginPayment' | 'confirmPayment' | 'releasePayment' | 'refund' | 'ship' | 'accept' | 'proveDelivery';
    from_status: 'CREATED' | 'QUOTED' | 'PRE_PAID' | 'PAID' | 'SENT' | 'DELIVERED' | 'REJECTED' | 'EXPIRED' | null;
    to_status: 'CREATED' | 'QUOTED' | 'PRE_PAID' | 'PAID' | 'SENT' | 'DELIVERED' | 'REJECTED' | 'EXPIRED';
    reason: string | null;
    quote_version: number;
    command_id: string | null;
    at: Date;
  };
  purchase_order_extra: {
    order_id: string;
    quote_version: number;
    position: number;
    name: string;
    quantity: number;
    unit_price: number;
    discount: number;
  };
  purchase_order_item: {
    order_id: string;
    quote_version: number;
    prescription_id: string;
    item: number;
    name: string;
    pack: string;
    quantity: number;
    unit_price: number;
    discount: number;
    covered: boolean;
  };
  purchase_order_prescription: {
    order_id: string;
    prescription_id: string;
    person_id: string;
    position: number;
    live: Generated<boolean>;
  };
  queue_rating: {
    queue_id: string;
    account_id: string;
    rating: number;
    created_at: Generated<Date>;
  };
  rate_counter: {
    bucket: string;
    window_start: Date;
    hits: number;
    last_hit_at: Generated<Date>;
  };
  record_grant: {
    id: string;
    person_id: string;
    professional_id: string;
    granted_by: string;
    session_id: string | null;
    granted_at: Date;
    expires_at: Date;
    withdrawn_at: Date | null;
  };
  recovery_code: {
    account_id: string;
    code_hash: Buffer;
    used_at: Date | null;
  };
  refund_due: {
    id: string;
    payment_id: string;
    amount: number;
    reason: string;
    created_at: Date;
    next_try_at: Date;
    tries: Generated<number>;
    last_error: string | null;
    refunded_at: Date | null;
    provider_refund_id: string | null;
  };
  second_factor: {
    account_id: string;
    secret_box: Buffer;
    last_step: Generated<number>;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
  };
  session: {
    id: string;
    account_id: string;
    token_hash: Buffer;
    auth_method: string;
    stage: Generated<'PASSWORD_OK' | 'FULL'>;
    remember_me: Generated<boolean>;
    device: Generated<string>;
    created_at: Generated<Date>;
    used_at: Generated<Date>;
    idle_expires_at: Date;
    absolute_expires_at: Date;
    second_factor_at: Date | null;
    step_up_at: Date | null;
    ended_at: Date | null;
    ended_reason: string | null;
  };
  social_attempt: {
    id: string;
    cookie_hash: Buffer;
    state: string;
    nonce: string;
    code_verifier: string;
    created_at: Date;
    code_used_at: Date | null;
    issuer: string | null;
    subject: string | null;
    email: string | null;
    ticket_hash: Buffer | null;
    proved_at: Date | null;
    used_at: Date | null;
  };
  specialty: {
    id: number;
    name: string;
    on_guard: Generated<boolean>;
    active: Generated<boolean>;
  };
  stored_file: {
    id: string;
    account_id: string;
    person_id: string | null;
    subject: string;
    purpose: 'study' | 'photo' | 'signature';
    filename: string;
    mimetype: string;
    size: number;
    sha256: string;
    sealed: Buffer | null;
    wrapped_key: Buffer | null;
    key_id: string | null;
    created_at: Generated<Date>;
    state: 'IN_REVIEW' | 'AVAILABLE' | 'REFUSED';
    review_asked_at: Date | null;
    seen_at: Date | null;
    hidden_at: Date | null;
  };
  surgery: {
    id: Generated<number>;
    name: string;
    active: Generated<boolean>;
  };
  test_checkout: {
    id: string;
    invoice_id: string;
    amount: number;
    description: string;
    status: Generated<'OPEN' | 'APPROVED' | 'REJECTED' | 'PENDING'>;
    expires_at: Date;
    payment_id: string | null;
    refund_id: string | null;
  };
};
