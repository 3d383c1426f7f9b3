export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  private: {
    Tables: {
      blocks: {
        Row: {
          first_day: string;
          from_time: string | null;
          held_for: string | null;
          held_phone: string | null;
          id: string;
          last_day: string;
          until_time: string | null;
          word: string;
          visits_in_the_way: Json | null;
        };
        ComputedFields: 'visits_in_the_way';
        Insert: {
          first_day: string;
          from_time?: string | null;
          held_for?: string | null;
          held_phone?: string | null;
          id: string;
          last_day: string;
          until_time?: string | null;
          word?: string;
        };
        Update: {
          first_day?: string;
          from_time?: string | null;
          held_for?: string | null;
          held_phone?: string | null;
          id?: string;
          last_day?: string;
          until_time?: string | null;
          word?: string;
        };
        Relationships: [];
      };
      caller_hits: {
        Row: {
          caller: string;
          form: string;
          hit_at: string;
          id: number;
          network: string;
        };
        ComputedFields: never;
        Insert: {
          caller: string;
          form: string;
          hit_at?: string;
          id?: never;
          network: string;
        };
        Update: {
          caller?: string;
          form?: string;
          hit_at?: string;
          id?: never;
          network?: string;
        };
        Relationships: [];
      };
      changes: {
        Row: {
          action: string;
          actor: string;
          before: Json | null;
          changed_at: string;
          content: string;
          id: string;
          number: number;
          reference: string;
          undone_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor: string;
          before?: Json | null;
          changed_at?: string;
          content: string;
          id: string;
          number?: never;
          reference: string;
          undone_at?: string | null;
        };
        Update: {
          action?: string;
          actor?: string;
          before?: Json | null;
          changed_at?: string;
          content?: string;
          id?: string;
          number?: never;
          reference?: string;
          undone_at?: string | null;
        };
        Relationships: [];
      };
      outbox: {
        Row: {
          address: string | null;
          after_answer: boolean;
          audience: string;
          by_visitor: boolean;
          change_id: string | null;
          claimed_at: string | null;
          created_at: string;
          day: string | null;
          due_at: string;
          id: string;
          kind: string;
          last_error: string | null;
          recipient: string | null;
          returned_at: string | null;
          revision: number | null;
          round: number;
          row_ids: string[];
          sent_at: string | null;
          source: string | null;
          status: string;
          tries: number;
          urgency: number;
          wanted_at: string;
          job_content: Json | null;
          job_problem: string | null;
        };
        ComputedFields: 'job_content' | 'job_problem';
        Insert: {
          address?: string | null;
          after_answer?: boolean;
          audience: string;
          by_visitor?: boolean;
          change_id?: string | null;
          claimed_at?: string | null;
          created_at?: string;
          day?: string | null;
          due_at?: string;
          id?: string;
          kind?: string;
          last_error?: string | null;
          recipient?: string | null;
          returned_at?: string | null;
          revision?: number | null;
          round?: number;
          row_ids: string[];
          sent_at?: string | null;
          source?: string | null;
          status?: string;
          tries?: number;
          urgency?: never;
          wanted_at?: string;
        };
        Update: {
          address?: string | null;
          after_answer?: boolean;
          audience?: string;
          by_visitor?: boolean;
          change_id?: string | null;
          claimed_at?: string | null;
          created_at?: string;
          day?: string | null;
          due_at?: string;
          id?: string;
          kind?: string;
          last_error?: string | null;
          recipient?: string | null;
          returned_at?: string | null;
          revision?: number | null;
          round?: number;
          row_ids?: string[];
          sent_at?: string | null;
          source?: string | null;
          status?: string;
          tries?: number;
          urgency?: never;
          wanted_at?: string;
        };
        Relationships: [];
      };
      requests: {
        Row: {
          is_known: boolean;
          link_version: number;
          noted_row_ids: string[] | null;
          private_line: string;
          reference: string;
          revision: number;
          row_ids: string[];
          sent_at: string;
          spam_at: string | null;
          version: number;
          waiting_rank: number | null;
        };
        ComputedFields: never;
        Insert: {
          is_known?: boolean;
          link_version?: number;
          noted_row_ids?: string[] | null;
          private_line?: string;
          reference: string;
          revision?: number;
          row_ids: string[];
          sent_at?: string;
          spam_at?: string | null;
          version?: number;
          waiting_rank?: number | null;
        };
        Update: {
          is_known?: boolean;
          link_version?: number;
          noted_row_ids?: string[] | null;
          private_line?: string;
          reference?: string;
          revision?: number;
          row_ids?: string[];
          sent_at?: string;
          spam_at?: string | null;
          version?: number;
          waiting_rank?: number | null;
        };
        Relationships: [];
      };
      return_stops: {
        Row: {
          recipient: string;
          stopped_at: string;
        };
        ComputedFields: never;
        Insert: {
          recipient: string;
          stopped_at?: string;
        };
        Update: {
          recipient?: string;
          stopped_at?: string;
        };
        Relationships: [];
      };
      rules: {
        Row: {
          answer_within: string;
          ask_before: string;
          closes: string;
          days_ahead: number;
          days_back: number;
          fewest_minutes: number;
          free_before: string;
          id: boolean;
          late_fee: number;
          message_within: string;
          most_fee: number;
          most_minutes: number;
          most_price: number;
          most_wishes: number;
          nudge_before: string;
          opens: string;
          phone_closes: string;
          phone_opens: string;
          remind_before: string;
        };
        ComputedFields: never;
        Insert: {
          answer_within?: string;
          ask_before?: string;
          closes?: string;
          days_ahead?: number;
          days_back?: number;
          fewest_minutes?: number;
          free_before?: string;
          id?: boolean;
          late_fee?: number;
          message_within?: string;
          most_fee?: number;
          most_minutes?: number;
          most_price?: number;
          most_wishes?: number;
          nudge_before?: string;
          opens?: string;
          phone_closes?: string;
          phone_opens?: string;
          remind_before?: string;
        };
        Update: {
          answer_within?: string;
          ask_before?: string;
          closes?: string;
          days_ahead?: number;
          days_back?: number;
          fewest_minutes?: number;
          free_before?: string;
          id?: boolean;
          late_fee?: number;
          message_within?: string;
          most_fee?: number;
          most_minutes?: number;
          most_price?: number;
          most_wishes?: number;
          nudge_before?: string;
          opens?: string;
          phone_closes?: string;
          phone_opens?: string;
          remind_before?: string;
        };
        Relationships: [];
      };
      settings: {
        Row: {
          answer_delay: string;
          bounce_percent: number;
          caller_headers: string[];
          claimed_at: string;
          digest_interval: string;
          fewest_bounces: number;
          hard_limit: number;
          id: boolean;
          limit_window: string;
          mail_paused_until: string | null;
          mail_tries: number;
          min_fill_seconds: number;
          question_limit: number;
          recipient_mails_per_day: number;
          requests_per_day: number;
          salt: string;
          site_limit: number;
          site_origin: string | null;
          soft_limit: number;
          surge_limit: number;
          unknown_limit: number;
          unqueued_at: string | null;
          visitor_mails_per_day: number;
          visitor_mails_per_hour: number;
          wrong_key_limit: number;
        };
        ComputedFields: never;
        Insert: {
          answer_delay?: string;
          bounce_percent?: number;
          caller_headers?: string[];
          claimed_at?: string;
          digest_interval?: string;
          fewest_bounces?: number;
          hard_limit?: number;
          id?: boolean;
          limit_window?: string;
          mail_paused_until?: string | null;
          mail_tries?: number;
          min_fill_seconds?: number;
          question_limit?: number;
          recipient_mails_per_day?: number;
          requests_per_day?: number;
          salt?: string;
          site_limit?: number;
          site_origin?: string | null;
          soft_limit?: number;
          surge_limit?: number;
          unknown_limit?: number;
          unqueued_at?: string | null;
          visitor_mails_per_day?: number;
          visitor_mails_per_hour?: number;
          wrong_key_limit?: number;
        };
        Update: {
          answer_delay?: string;
          bounce_percent?: number;
          caller_headers?: string[];
          claimed_at?: string;
          digest_interval?: string;
          fewest_bounces?: number;
          hard_limit?: number;
          id?: boolean;
          limit_window?: string;
          mail_paused_until?: string | null;
          mail_tries?: number;
          min_fill_seconds?: number;
          question_limit?: number;
          recipient_mails_per_day?: number;
          requests_per_day?: number;
          salt?: string;
          site_limit?: number;
          site_origin?: string | null;
          soft_limit?: number;
          surge_limit?: number;
          unknown_limit?: number;
          unqueued_at?: string | null;
          visitor_mails_per_day?: number;
          visitor_mails_per_hour?: number;
          wrong_key_limit?: number;
        };
        Relationships: [];
      };
      time_wishes: {
        Row: {
          asked_at: string;
          day: string;
          kept_at: string | null;
          number: number;
          reference: string;
          revision: number;
          time_window: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          asked_at?: string;
          day: string;
          kept_at?: string | null;
          number?: number;
          reference: string;
          revision: number;
          time_window: string;
          words?: string;
        };
        Update: {
          asked_at?: string;
          day?: string;
          kept_at?: string | null;
          number?: number;
          reference?: string;
          revision?: number;
          time_window?: string;
          words?: string;
        };
        Relationships: [];
      };
      transitions: {
        Row: {
          action: string;
          actor: string;
          from_status: string;
          operator_email: string | null;
          owner_email: string | null;
          to_status: string;
          undo_for: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor: string;
          from_status: string;
          operator_email?: string | null;
          owner_email?: string | null;
          to_status: string;
          undo_for?: string | null;
        };
        Update: {
          action?: string;
          actor?: string;
          from_status?: string;
          operator_email?: string | null;
          owner_email?: string | null;
          to_status?: string;
          undo_for?: string | null;
        };
        Relationships: [];
      };
      visits: {
        Row: {
          accepted_at: string | null;
          answered_at: string | null;
          canceled_by: string | null;
          changed_at: string;
          charged: number | null;
          fee_settled_by: string | null;
          free_until: string | null;
          groomer: string | null;
          groomer_words: string;
          is_told: boolean | null;
          late_fee: number | null;
          minutes: number | null;
          no_show_fee: number;
          note: string;
          price: number | null;
          reason: string | null;
          reference: string;
          request_version: number;
          revision: number;
          row_ids: string[];
          starts_at: string | null;
          status: string;
          time_set_at: string | null;
          travel_fee: number;
          was_late: boolean;
          has_booked_again: boolean | null;
          is_return_ended: boolean | null;
          is_waived: boolean | null;
          queue_times: undefined | null;
          reopen_request: undefined | null;
          return_due_at: string | null;
          store_visit: undefined | null;
        };
        ComputedFields:
          | 'has_booked_again'
          | 'is_return_ended'
          | 'is_waived'
          | 'queue_times'
          | 'reopen_request'
          | 'return_due_at'
          | 'store_visit';
        Insert: {
          accepted_at?: string | null;
          answered_at?: string | null;
          canceled_by?: string | null;
          changed_at?: string;
          charged?: number | null;
          fee_settled_by?: string | null;
          free_until?: string | null;
          groomer?: string | null;
          groomer_words?: string;
          is_told?: boolean | null;
          late_fee?: number | null;
          minutes?: number | null;
          no_show_fee?: number;
          note?: string;
          price?: number | null;
          reason?: string | null;
          reference: string;
          request_version: number;
          revision?: number;
          row_ids: string[];
          starts_at?: string | null;
          status: string;
          time_set_at?: string | null;
          travel_fee?: number;
          was_late?: boolean;
        };
        Update: {
          accepted_at?: string | null;
          answered_at?: string | null;
          canceled_by?: string | null;
          changed_at?: string;
          charged?: number | null;
          fee_settled_by?: string | null;
          free_until?: string | null;
          groomer?: string | null;
          groomer_words?: string;
          is_told?: boolean | null;
          late_fee?: number | null;
          minutes?: number | null;
          no_show_fee?: number;
          note?: string;
          price?: number | null;
          reason?: string | null;
          reference?: string;
          request_version?: number;
          revision?: number;
          row_ids?: string[];
          starts_at?: string | null;
          status?: string;
          time_set_at?: string | null;
          travel_fee?: number;
          was_late?: boolean;
        };
        Relationships: [];
      };
    };
    Views: {
      confirmed_visits: {
        Row: {
          minutes: number | null;
          reference: string;
          request_version: number;
          revision: number;
          row_ids: string[];
          starts_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          minutes?: number | null;
          reference?: string | null;
          request_version?: number | null;
          revision?: number | null;
          row_ids?: string[] | null;
          starts_at?: string | null;
        };
        Update: {
          minutes?: number | null;
          reference?: string | null;
          request_version?: number | null;
          revision?: number | null;
          row_ids?: string[] | null;
          starts_at?: string | null;
        };
        Relationships: [];
      };
      day_visits: {
        Row: {
          is_sent_again: boolean | null;
          link_version: number;
          private_line: string;
          reference: string;
          request_version: number;
          row_ids: string[];
          starts_at: string | null;
          undo_until: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      leads: {
        Row: {
          address: string | null;
          email: string | null;
          kind: string | null;
          mails: string[] | null;
          message: string | null;
          name: string | null;
          pets: string[] | null;
          phone: string | null;
          preferred: string | null;
          reference: string | null;
          sent: string | null;
          sent_at: string | null;
          starts_at: string | null;
          status: string | null;
          visit: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      open_wishes: {
        Row: {
          asked_at: string;
          day: string;
          kept_at: string | null;
          number: number;
          reference: string;
          revision: number;
          row_ids: string[];
          time_window: string;
          words: string;
        };
        ComputedFields: never;
        Relationships: [];
      };
      waiting: {
        Row: {
          id: string | null;
          is_known: boolean | null;
          rank: number | null;
          sent_at: string | null;
          source: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      waiting_requests: {
        Row: {
          is_known: boolean;
          link_version: number;
          reference: string;
          row_ids: string[];
          sent_at: string;
          waiting_rank: number | null;
        };
        ComputedFields: never;
        Insert: {
          is_known?: boolean | null;
          link_version?: number | null;
          reference?: string | null;
          row_ids?: string[] | null;
          sent_at?: string | null;
          waiting_rank?: number | null;
        };
        Update: {
          is_known?: boolean | null;
          link_version?: number | null;
          reference?: string | null;
          row_ids?: string[] | null;
          sent_at?: string | null;
          waiting_rank?: number | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      added_json: {
        Args: {
          of_reference: string;
          outcome: string;
          terms: Database['private']['CompositeTypes']['terms'];
        };
        Returns: Json;
      };
      apply_change: {
        Args: {
          content: string;
          press: string;
          terms: Database['private']['CompositeTypes']['terms'];
          transition: Omit<
            Database['private']['Tables']['transitions']['Row'],
            Database['private']['Tables']['transitions']['ComputedFields']
          >;
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      appointment_refusal: {
        Args: {
          earliest?: string;
          own: string;
          terms: Database['private']['CompositeTypes']['terms'];
        };
        Returns: string;
      };
      arrival_windows: {
        Args: Record<PropertyKey, never>;
        Returns: {
          begins: string;
          ends: string;
          name: string;
        }[];
      };
      ask_refusal: { Args: { of_reference: string }; Returns: string };
      blocks_json: { Args: { first_shown: string; last_shown: string }; Returns: Json };
      busy_times: {
        Args: { of_day: string };
        Returns: Database['private']['CompositeTypes']['busy_time'][];
      };
      call_deliver_notifications: { Args: Record<PropertyKey, never>; Returns: undefined };
      caller_address: { Args: { headers: Json }; Returns: unknown };
      change_json: { Args: { of_reference: string; outcome: string }; Returns: Json };
      change_refusal: {
        Args: {
          terms: Database['private']['CompositeTypes']['terms'];
          transition: Omit<
            Database['private']['Tables']['transitions']['Row'],
            Database['private']['Tables']['transitions']['ComputedFields']
          >;
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: string;
      };
      changed_visit: {
        Args: {
          terms: Database['private']['CompositeTypes']['terms'];
          transition: Omit<
            Database['private']['Tables']['transitions']['Row'],
            Database['private']['Tables']['transitions']['ComputedFields']
          >;
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: {
          accepted_at: string | null;
          answered_at: string | null;
          canceled_by: string | null;
          changed_at: string;
          charged: number | null;
          fee_settled_by: string | null;
          free_until: string | null;
          groomer: string | null;
          groomer_words: string;
          is_told: boolean | null;
          late_fee: number | null;
          minutes: number | null;
          no_show_fee: number;
          note: string;
          price: number | null;
          reason: string | null;
          reference: string;
          request_version: number;
          revision: number;
          row_ids: string[];
          starts_at: string | null;
          status: string;
          time_set_at: string | null;
          travel_fee: number;
          was_late: boolean;
        };
        SetofOptions: {
          from: '*';
          to: 'visits';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      closed_days: { Args: { since?: string }; Returns: Json };
      confirmed_visits_json: { Args: { of_day: string }; Returns: Json };
      customer_visits: {
        Args: { mailbox: string; phone: string };
        Returns: {
          accepted_at: string | null;
          answered_at: string | null;
          canceled_by: string | null;
          changed_at: string;
          charged: number | null;
          fee_settled_by: string | null;
          free_until: string | null;
          groomer: string | null;
          groomer_words: string;
          is_told: boolean | null;
          late_fee: number | null;
          minutes: number | null;
          no_show_fee: number;
          note: string;
          price: number | null;
          reason: string | null;
          reference: string;
          request_version: number;
          revision: number;
          row_ids: string[];
          starts_at: string | null;
          status: string;
          time_set_at: string | null;
          travel_fee: number;
          was_late: boolean;
        }[];
        SetofOptions: {
          from: '*';
          to: 'visits';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      denver_text: { Args: { moment: string }; Returns: string };
      denver_time: { Args: { moment: string }; Returns: Json };
      denver_today: { Args: Record<PropertyKey, never>; Returns: string };
      has_booked_again: {
        Args: {
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: boolean;
      };
      insert_pets: {
        Args: { of_reference: string; pets: Json; wished_day: string; wished_window: string };
        Returns: undefined;
      };
      is_mail_due: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_mailable: { Args: { email: string }; Returns: boolean };
      is_open_day: { Args: { day: string }; Returns: boolean };
      is_over_limit: { Args: { headers: Json; most: number; on_form: string }; Returns: boolean };
      is_phone: { Args: { phone: string }; Returns: boolean };
      is_return_ended: {
        Args: {
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: boolean;
      };
      is_taken: { Args: { minutes: number; own: string; starts: string }; Returns: boolean };
      is_waived: {
        Args: {
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: boolean;
      };
      job_content: {
        Args: {
          job: Omit<
            Database['private']['Tables']['outbox']['Row'],
            Database['private']['Tables']['outbox']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      job_problem: {
        Args: {
          job: Omit<
            Database['private']['Tables']['outbox']['Row'],
            Database['private']['Tables']['outbox']['ComputedFields']
          >;
        };
        Returns: string;
      };
      known_marks: { Args: Record<PropertyKey, never>; Returns: string[] };
      link_version: { Args: { of_reference: string }; Returns: number };
      listed_json: { Args: { of_reference: string; row_ids: string[] }; Returns: Json };
      listed_rows: { Args: { mail_kind: string; most: number }; Returns: string[] };
      lock_visit: {
        Args: { of_reference: string };
        Returns: {
          accepted_at: string | null;
          answered_at: string | null;
          canceled_by: string | null;
          changed_at: string;
          charged: number | null;
          fee_settled_by: string | null;
          free_until: string | null;
          groomer: string | null;
          groomer_words: string;
          is_told: boolean | null;
          late_fee: number | null;
          minutes: number | null;
          no_show_fee: number;
          note: string;
          price: number | null;
          reason: string | null;
          reference: string;
          request_version: number;
          revision: number;
          row_ids: string[];
          starts_at: string | null;
          status: string;
          time_set_at: string | null;
          travel_fee: number;
          was_late: boolean;
        };
        SetofOptions: {
          from: '*';
          to: 'visits';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      longest_visits: {
        Args: { busy: Database['private']['CompositeTypes']['busy_time'][]; of_day: string };
        Returns: Json;
      };
      mail_problem: { Args: { mailbox: string; row_ids: string[] }; Returns: string };
      may_mail_visitors: { Args: Record<PropertyKey, never>; Returns: boolean };
      money_refusal: { Args: { fee: number; price: number }; Returns: string };
      next_visit_json: { Args: { mailbox: string; phone: string }; Returns: Json };
      note_hit: { Args: { headers: Json; on_form: string }; Returns: Record<string, unknown> };
      owed_json: { Args: { mailbox: string; phone: string }; Returns: Json };
      pets_email: { Args: { row_ids: string[] }; Returns: string };
      pets_json: { Args: { row_ids: string[] }; Returns: Json };
      phone_key: { Args: { phone: string }; Returns: string };
      problem: { Args: Record<PropertyKey, never>; Returns: string };
      promised_at: { Args: { sent: string; source: string }; Returns: string };
      purge_expired: { Args: Record<PropertyKey, never>; Returns: undefined };
      queue_change_mails: {
        Args: {
          change: Omit<
            Database['private']['Tables']['changes']['Row'],
            Database['private']['Tables']['changes']['ComputedFields']
          >;
          transition: Omit<
            Database['private']['Tables']['transitions']['Row'],
            Database['private']['Tables']['transitions']['ComputedFields']
          >;
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
          was_marked: boolean;
        };
        Returns: undefined;
      };
      queue_digest: { Args: Record<PropertyKey, never>; Returns: undefined };
      queue_times: {
        Args: {
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      queue_tomorrow: { Args: { of_day: string }; Returns: undefined };
      queue_visit_mail: {
        Args: {
          by_visitor?: boolean;
          due?: string;
          mail_kind: string;
          of_change?: string;
          of_reference: string;
          to_audience: string;
        };
        Returns: undefined;
      };
      rank_rows: { Args: { row_ids: string[] }; Returns: number };
      recipient_key: { Args: { email: string }; Returns: string };
      recipient_state: { Args: { of_address: string }; Returns: string };
      reopen_request: {
        Args: {
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      repeated_outcome: { Args: { content: string; press: string }; Returns: string };
      replace_pets: {
        Args: {
          pets: Json;
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      request_lines: { Args: { of_rows: string[] }; Returns: Json };
      retry_delay: { Args: { tries: number }; Returns: string };
      return_due_at: {
        Args: {
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: string;
      };
      salted_hash: { Args: { value: string }; Returns: string };
      schedule_jobs: { Args: Record<PropertyKey, never>; Returns: undefined };
      spam_rank: { Args: { reasons: string[] }; Returns: number };
      stale_refusal: {
        Args: {
          action: string;
          actor: string;
          request_version: number;
          revision: number;
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: string;
      };
      store_added: {
        Args: {
          action: string;
          content: string;
          of_reference: string;
          pets: Json;
          press: string;
          terms: Database['private']['CompositeTypes']['terms'];
        };
        Returns: string;
      };
      store_visit: {
        Args: {
          visit: Omit<
            Database['private']['Tables']['visits']['Row'],
            Database['private']['Tables']['visits']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      switch_receipts: { Args: { of_reference: string; to_status: string }; Returns: undefined };
      time_refusal: {
        Args: {
          day: string;
          earliest?: string;
          local_time: string;
          minutes: number;
          moment: string;
          takes_closed_day?: boolean;
        };
        Returns: string;
      };
      undo_until: { Args: { of_reference: string }; Returns: string };
      utc_text: { Args: { moment: string }; Returns: string };
      violate_check: { Args: { hint: string; name: string }; Returns: undefined };
      visit_json: { Args: { of_reference: string }; Returns: Json };
      visit_rows: { Args: { of_reference: string }; Returns: string[] };
      visitor_mails_stopped_at: { Args: Record<PropertyKey, never>; Returns: string };
      visits_at: {
        Args: { minutes: number; starts: string };
        Returns: {
          minutes: number | null;
          reference: string;
          request_version: number;
          revision: number;
          row_ids: string[];
          starts_at: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'confirmed_visits';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      visits_in_the_way: {
        Args: {
          block: Omit<
            Database['private']['Tables']['blocks']['Row'],
            Database['private']['Tables']['blocks']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      waiting_json: { Args: { most: number; ranks: number[] }; Returns: Json };
      window_end: { Args: { time_window: string }; Returns: string };
      window_refusal: {
        Args: { day: string; moment: string; time_window: string };
        Returns: string;
      };
      wish_json: { Args: { is_open?: boolean; of_reference: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      busy_time: {
        begins: string | null;
        ends: string | null;
        zip_code: string | null;
      };
      terms: {
        day: string | null;
        local_time: string | null;
        minutes: number | null;
        groomer: string | null;
        travel_fee: number | null;
        price: number | null;
        takes_closed_day: boolean | null;
        is_agreed: boolean | null;
        note: string | null;
        reason: string | null;
        groomer_words: string | null;
        charged: number | null;
        settles_fees: boolean | null;
        no_show_fee: number | null;
        accepts_fee: boolean | null;
        time_window: string | null;
        words: string | null;
        wish: number | null;
        pets: Json | null;
      };
    };
  };
  public: {
    Tables: {
      bookings: {
        Row: {
          add_ons: string[] | null;
          additional_notes: string | null;
          address: string;
          breed: string | null;
          created_at: string;
          email: string | null;
          estimated_price: number | null;
          fill_seconds: number | null;
          gate_code: string | null;
          honeypot_filled: boolean;
          id: string;
          parent_name: string;
          pet_name: string;
          pet_number: number;
          pet_size: string | null;
          pet_type: string;
          phone: string | null;
          preferred_date: string;
          preferred_time: string;
          reference: string | null;
          repeat_weeks: number | null;
          review_reasons: string[];
          service: string;
          source: string;
          status: string;
          weight: string | null;
          zip_answer: string | null;
          zip_code: string;
        };
        ComputedFields: never;
        Insert: {
          add_ons?: string[] | null;
          additional_notes?: string | null;
          address: string;
          breed?: string | null;
          created_at?: string;
          email?: string | null;
          estimated_price?: number | null;
          fill_seconds?: number | null;
          gate_code?: string | null;
          honeypot_filled?: boolean;
          id?: string;
          parent_name: string;
          pet_name: string;
          pet_number?: number;
          pet_size?: string | null;
          pet_type: string;
          phone?: string | null;
          preferred_date: string;
          preferred_time: string;
          reference?: string | null;
          repeat_weeks?: number | null;
          review_reasons?: string[];
          service: string;
          source?: string;
          status?: string;
          weight?: string | null;
          zip_answer?: string | null;
          zip_code: string;
        };
        Update: {
          add_ons?: string[] | null;
          additional_notes?: string | null;
          address?: string;
          breed?: string | null;
          created_at?: string;
          email?: string | null;
          estimated_price?: number | null;
          fill_seconds?: number | null;
          gate_code?: string | null;
          honeypot_filled?: boolean;
          id?: string;
          parent_name?: string;
          pet_name?: string;
          pet_number?: number;
          pet_size?: string | null;
          pet_type?: string;
          phone?: string | null;
          preferred_date?: string;
          preferred_time?: string;
          reference?: string | null;
          repeat_weeks?: number | null;
          review_reasons?: string[];
          service?: string;
          source?: string;
          status?: string;
          weight?: string | null;
          zip_answer?: string | null;
          zip_code?: string;
        };
        Relationships: [];
      };
      contact_inquiries: {
        Row: {
          created_at: string;
          email: string | null;
          fill_seconds: number | null;
          first_name: string;
          honeypot_filled: boolean;
          id: string;
          is_known: boolean;
          last_name: string;
          message: string;
          phone: string | null;
          review_reasons: string[];
          status: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string | null;
          fill_seconds?: number | null;
          first_name: string;
          honeypot_filled?: boolean;
          id?: string;
          is_known?: boolean;
          last_name: string;
          message: string;
          phone?: string | null;
          review_reasons?: string[];
          status?: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          fill_seconds?: number | null;
          first_name?: string;
          honeypot_filled?: boolean;
          id?: string;
          is_known?: boolean;
          last_name?: string;
          message?: string;
          phone?: string | null;
          review_reasons?: string[];
          status?: string;
        };
        Relationships: [];
      };
      newsletter_subscribers: {
        Row: {
          confirmation_asked_at: string | null;
          confirmation_token: string;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          fill_seconds: number | null;
          honeypot_filled: boolean;
          id: string;
          review_reasons: string[];
          status: string;
        };
        ComputedFields: never;
        Insert: {
          confirmation_asked_at?: string | null;
          confirmation_token?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          fill_seconds?: number | null;
          honeypot_filled?: boolean;
          id?: string;
          review_reasons?: string[];
          status?: string;
        };
        Update: {
          confirmation_asked_at?: string | null;
          confirmation_token?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          fill_seconds?: number | null;
          honeypot_filled?: boolean;
          id?: string;
          review_reasons?: string[];
          status?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_visit: {
        Args: { hold?: string; id: string; pets: Json; reference: string; terms: Json };
        Returns: Json;
      };
      answer_message: { Args: { id: string; status: string }; Returns: boolean };
      block_time: {
        Args: {
          first_day: string;
          from_time: string;
          id: string;
          last_day: string;
          until_time: string;
          word: string;
        };
        Returns: Json;
      };
      book_next: {
        Args: { id: string; next_reference: string; reference: string; row_ids: Json; terms: Json };
        Returns: Json;
      };
      busy_days: { Args: Record<PropertyKey, never>; Returns: Json };
      change_visit: {
        Args: {
          action: string;
          actor: string;
          id: string;
          reference: string;
          request_version?: number;
          revision: number;
          terms?: Json;
        };
        Returns: Json;
      };
      claim_job: {
        Args: Record<PropertyKey, never>;
        Returns: {
          addressee: string;
          after_answer: boolean;
          audience: string;
          blocked: Json;
          busy_days: Json;
          closed_days: Json;
          id: string;
          is_repeat: boolean;
          kind: string;
          link_version: number;
          request: Json;
          round: number;
          source: string;
          try: number;
          visit: Json;
          wish: Json;
        }[];
      };
      complete_job: {
        Args: {
          id: string;
          outcome: string;
          pause?: boolean;
          reason?: string;
          retry_after?: number;
          round?: number;
          try: number;
        };
        Returns: string;
      };
      confirm_subscription: { Args: { token: string }; Returns: boolean };
      find_customer: {
        Args: { email: string; except_reference?: string; phone: string };
        Returns: Json;
      };
      find_names: { Args: { words: string }; Returns: Json };
      find_open: { Args: { email: string; phone: string }; Returns: Json };
      hold_time: { Args: { id: string; name: string; phone: string; terms: Json }; Returns: Json };
      keep_private_line: { Args: { line: string; reference: string; seen: string }; Returns: Json };
      list_leads: {
        Args: Record<PropertyKey, never>;
        Returns: Database['private']['Views']['leads']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'leads';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      note_question: { Args: { headers: Json }; Returns: boolean };
      note_wrong_key: { Args: { headers: Json }; Returns: boolean };
      operator_day: { Args: { pages?: number }; Returns: Json };
      project_state: { Args: Record<PropertyKey, never>; Returns: Json };
      read_earned: { Args: { first_day: string; last_day: string }; Returns: Json };
      read_visit: { Args: { reference: string }; Returns: Json };
      report_mail_event: { Args: { event: string; id: string; round?: number }; Returns: string };
      revoke_visit_links: { Args: { reference: string }; Returns: number };
      set_told: { Args: { is_told: boolean; reference: string }; Returns: boolean };
      stop_return_emails: { Args: { reference: string; stops: boolean }; Returns: Json };
      unblock_time: { Args: { id: string }; Returns: Json };
      undo_change: {
        Args: { id: string; reference: string; request_version: number; revision: number };
        Returns: Json;
      };
      visit_link: { Args: { reference: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  private: {
    Enums: {},
  },
  public: {
    Enums: {},
  },
} as const;
